// The mistakes that may be behind a difference: the places that each may be at, and buttons that make the change there.

import { linked, lineLink, make, word } from "./words.js";

/** @typedef {import("./editor.js").Edit} Edit */
/** @typedef {{ text: string, left: { edges: number, elements: string[] }, edits?: Edit[] }} Suggestion */
/** @typedef {{ notation: "spec" | "constraints", line?: number, suggestion?: Suggestion }} Side */
/** @typedef {{ sides: Side[], alternatives: Side[], explains: { element: string, axis: string }[] }} Blame */
/** @typedef {{ element?: string, axis?: string, sentence: string }} Cause */
/** @typedef {{ text: string, blames: Blame[] }} Mistakes what was found in a text */

/** @type {Mistakes} */
export const none = { text: "", blames: [] };

/**
 * Each mistake with its causes, and the causes that no mistake explains.
 * @param {Blame[]} blames
 * @param {Cause[]} causes
 * @returns {{ mistakes: { blame: Blame, cause: Cause | null }[], others: Cause[] }}
 */
export function explained(blames, causes) {
  let others = causes;
  const mistakes = blames.map((blame) => {
    const isBehind = (/** @type {Cause} */ cause) => !cause.element
      || blame.explains.some(({ element, axis }) => element === cause.element && (cause.axis ?? axis) === axis);
    const own = others.filter(isBehind);
    others = others.filter((cause) => !isBehind(cause));
    return { blame, cause: own.find((cause) => cause.element) ?? own[0] ?? null };
  });
  return { mistakes, others };
}

/**
 * The places of a mistake, and other ways behind a heading to open.
 * @param {Blame} blame
 * @param {(edits: Edit[]) => void} apply
 */
export function placesOf({ sides, alternatives }, apply) {
  const list = make("ul", { class: "places" }, ...sides.map((side, index) => place(side, index > 0, apply)));
  if (alternatives.length === 0) return [list];
  const others = make("ul", { class: "places" }, ...alternatives.map((side) => place(side, false, apply)));
  return [list, make("details", {}, make("summary", {}, word("other-ways")), others)];
}

/**
 * @param {Side} side
 * @param {boolean} isOther
 * @param {(edits: Edit[]) => void} apply
 */
function place({ notation, line, suggestion }, isOther, apply) {
  const item = make("li", {}, make("span", { class: notation }, word(`${isOther ? "or-" : ""}in-${notation}`)));
  if (line) item.append(", ", lineLink(line));
  if (!suggestion) return item;
  const { text, edits } = suggestion;
  const change = edits?.length ? make("button", { type: "button", class: "change", click: () => apply(edits) }, text) : linked(`${text}.`);
  item.append(": ", change, make("p", {}, left(suggestion)));
  return item;
}

/** @param {Suggestion} suggestion */
function left({ left: { edges, elements } }) {
  if (edges === 0) return word("mends");
  const names = elements.length > 3 ? word("elements", { count: elements.length }) : elements.join(", ");
  return word(edges === 1 ? "leaves-one" : "leaves", { count: edges, elements: names });
}
