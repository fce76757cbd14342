// The tab about every width: the ranges of the proof.

import { linked, make, points, word } from "./words.js";
import { sentence } from "./reasons.js";

/** @type {import("./tabs.js").Tab} */
export function showProof(panel, pane) {
  const sweep = pane.sweep();
  if (!sweep) {
    panel.replaceChildren(make("p", { class: "quiet" }, word(pane.isFollowing ? "waiting" : "no-proof")));
    return;
  }
  const rows = sweep.ranges.map((/** @type {any} */ part) => {
    const verdict = Object.keys(part.verdict)[0];
    const style = verdict === "equal" ? "good" : verdict === "differs" || verdict === "conflict" ? "bad" : "note";
    const name = `verdict-${verdict}`;
    const words = word(name) === name ? verdict : word(name);
    return make("tr", {}, make("td", {}, make("button", { type: "button", class: "choose", "data-width": part.from }, word("proof-range", { from: points(part.from), to: points(part.to) }))),
      make("td", { class: style }, make("strong", { class: style }, words)), make("td", {}, reason(part)));
  });
  panel.replaceChildren(
    make("p", {}, word("proof-segments", { count: sweep.segments })),
    make("div", { class: "scroll" }, make("table", {}, make("thead", {}, make("tr", {}, ...["proof-width", "proof-verdict", "proof-reason"].map((name) => make("th", { scope: "col" }, word(name))))), make("tbody", {}, ...rows))),
    make("p", { class: "quiet" }, ...sweep.breakpoints.flatMap((/** @type {number} */ width, /** @type {number} */ index) => [index ? " · " : "", make("button", { type: "button", class: "choose", "data-width": width }, word("points", { length: points(width) }))])));
}

/** @param {any} part */
function reason(part) {
  if (part.reason) return linked(sentence(part.reason));
  if (!part.furthest) return part.ambiguous.length ? word("ambiguous", { elements: part.ambiguous.join(", ") }) : "";
  const { element, edge, distance, length: width } = part.furthest;
  return make("button", { type: "button", class: "choose", "data-width": width, "data-element": element, "data-edge": edge },
    word("proof-furthest", { edge: word("edge", { element, edge }), distance: points(distance), width: points(width) }));
}
