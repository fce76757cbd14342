// The tabs with conflicts and ambiguities of the container that is shown.

import { linked, lineLink, make, points, word } from "./words.js";
import { adviceOn, sentence } from "./reasons.js";
import { stillPicture } from "./picture.js";

/**
 * The smallest set of rules that conflict, what breaking one costs, and the fix.
 * @type {import("./tabs.js").Tab}
 */
export function showConflict(panel, pane) {
  const container = pane.container();
  const sets = container?.conflictSets ?? [];
  if (sets.length === 0) {
    panel.replaceChildren(make("p", { class: "quiet" }, word("no-conflict")), ...elsewhere(pane, "conflict-elsewhere", (one) => one.conflictSets?.length > 0));
    return;
  }
  panel.replaceChildren(...sets.map((/** @type {any} */ set) => {
    const broken = set.members.find((/** @type {any} */ one) => one.isBroken) ?? set.members[0];
    const rows = set.members.map((/** @type {any} */ one) => make("tr", { class: one.isBroken ? "bad" : null },
      make("td", {}, make("code", {}, one.rule)), make("td", {}, one.line ? lineLink(one.line) : ""),
      make("td", { class: "number" }, one.shortfall === null || one.shortfall === undefined ? "" : word("points", { length: points(one.shortfall) })),
      make("td", {}, one.isBroken ? make("strong", { class: "bad" }, word("broken")) : "")));
    return make("section", { class: "finding" },
      make("h3", {}, word("conflict-title", { rule: broken.rule })),
      make("p", {}, word("conflict-missed", { points: points(set.missedBy), reason: set.reason })),
      set.advice ? make("p", { class: "hint" }, make("strong", {}, word("advice")), ": ", linked(sentence(adviceOn(set) ?? ""))) : null,
      make("p", { class: "quiet" }, word("conflict-members")),
      make("div", { class: "scroll" }, make("table", {}, make("thead", {}, make("tr", {}, ...["rule", "where", "shortfall"].map((name) => make("th", { scope: "col" }, word(name))), make("td", {}))), make("tbody", {}, ...rows,
        ...set.background.map((/** @type {string} */ text) => make("tr", {}, make("td", { colspan: 4, class: "quiet" }, `${word("background")}: ${text}`)))))),
      set.log ? make("details", {}, make("summary", {}, word("console-log")), make("pre", { tabindex: "0" }, set.log)) : null);
  }));
}

/**
 * Buttons to the containers of the scenario where something was found; nothing where it was found in none.
 * @param {import("./pane.js").Pane} pane
 * @param {string} name of the words before them
 * @param {(container: any) => boolean} isFound
 */
function elsewhere(pane, name, isFound) {
  const found = (pane.answer?.scenario?.comparison.containers ?? []).filter(isFound);
  if (found.length === 0) return [];
  const buttons = found.map((/** @type {any} */ { container: { width, height } }) => make("button", { type: "button", class: "choose", "data-width": width, "data-height": height ?? "" },
    word("points", { length: height === null || height === undefined ? points(width) : `${points(width)} × ${points(height)}` })));
  return [make("p", {}, word(name), ...buttons.flatMap((/** @type {Node} */ button) => [" ", button]))];
}

/**
 * Each value that is ambiguous in the constraints, with the two layouts at its ends.
 * @type {import("./tabs.js").Tab}
 */
export async function showAmbiguity(panel, pane, isWanted) {
  if (!(pane.container()?.ambiguities ?? []).length) {
    panel.replaceChildren(make("p", { class: "quiet" }, word("no-ambiguity")), ...elsewhere(pane, "ambiguity-elsewhere", (one) => one.ambiguities?.length > 0));
    return;
  }
  if (!panel.firstChild) panel.replaceChildren(make("p", { class: "quiet" }, word("asking")));
  const asked = await pane.ask("constraints");
  if (!asked || !isWanted()) return;
  const found = asked.answer?.ambiguities ?? [];
  if (found.length === 0) {
    panel.replaceChildren(make("p", { class: "quiet" }, asked.reason ?? word("no-ambiguity")));
    return;
  }
  const seen = new Set();
  const sections = found.flatMap((/** @type {any} */ one) => one.values.flatMap((/** @type {any} */ value) => {
    // Values that are ambiguous together have the same two layouts.
    const key = JSON.stringify(value.witnesses.map((/** @type {any} */ witness) => witness.frames).sort((/** @type {any} */ a, /** @type {any} */ b) => JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    const isNew = !seen.has(key);
    seen.add(key);
    const section = make("section", { class: "finding" }, make("h3", {}, sentence(value.sentence)), make("p", {}, linked(sentence(value.cause ?? ""))),
      ...(value.fix ? [make("p", { class: "hint" }, linked(sentence(value.fix)))] : []));
    if (isNew && value.witnesses.length > 0) section.append(witnesses(pane, one.element, value));
    return [section];
  }));
  panel.replaceChildren(...sections);
}

/**
 * @param {import("./pane.js").Pane} pane
 * @param {string} element
 * @param {any} value
 */
function witnesses(pane, element, value) {
  const pictures = make("div", { class: "witnesses" });
  const container = pane.frames[0]?.constraints;
  value.witnesses.forEach((/** @type {any} */ witness, /** @type {number} */ index) => {
    const label = `${word(index === 0 ? "witness-smallest" : "witness-largest")}: ${word("witness-value", { element, value: value.value, points: points(witness.value) })}`;
    const figure = make("figure", {}, make("figcaption", {}, label));
    const frames = Object.entries(witness.frames).map(([name, [x, y, w, h]]) => ({ name, edges: /** @type {any} */ ([x, y, x + w, y + h]) }));
    // Elements that are not ambiguous are where they are drawn.
    const others = pane.frames.slice(1).filter((frame) => frame.constraints && !(frame.name in witness.frames)).map((frame) => ({ name: frame.name, edges: frame.constraints }));
    stillPicture(figure, [...(container ? [{ name: pane.frames[0].name, edges: container }] : []), ...others, ...frames], pane.contents, "constraints", label);
    pictures.append(figure);
  });
  return pictures;
}
