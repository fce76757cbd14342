// The tab with the frames of both notations at this width; its cells choose edges, also by keyboard.

import { make, points, word } from "./words.js";
import { edgeNames } from "./picture.js";

const axes = word("axes").split(" ");
// x, y, width and height are chosen by these edges.
const edgeOfAxis = [0, 1, 2, 3];

/** @type {import("./tabs.js").Tab} */
export function showFrames(panel, pane) {
  const { frames } = pane;
  const key = frames.map((frame) => `${frame.name}${frame.spec ? 1 : 0}${frame.constraints ? 1 : 0}`).join(" ");
  let table = /** @type {HTMLTableElement | null} */ (panel.querySelector("table.frames"));
  if (!table || table.dataset.key !== key) {
    table = build(frames);
    table.dataset.key = key;
    panel.replaceChildren(make("div", { class: "scroll" }, table));
  }
  const rows = table.tBodies[0].rows;
  frames.forEach((frame, index) => fill(rows[index], frame, pane.selection));
}

/**
 * @param {import("./layouts.js").Frame[]} frames
 * @returns {HTMLTableElement}
 */
function build(frames) {
  const sides = /** @type {const} */ (["spec", "constraints"]).filter((side) => frames.some((frame) => frame[side]));
  const heads = sides.flatMap((side) => axes.map((axis) => make("th", { scope: "col", class: `number ${side}`, title: word(`picture-${side}`) }, axis)));
  const groups = make("tr", {}, make("td", {}), ...sides.map((side) => make("th", { colspan: 4, scope: "colgroup", class: side }, make("i", { class: `swatch ${side}` }), " ", word(`picture-${side}`))), make("td", {}));
  const body = make("tbody", {}, ...frames.map(({ name }) => make("tr", {},
    make("th", { scope: "row" }, make("button", { type: "button", class: "choose", "data-element": name }, name)),
    ...sides.flatMap((side) => axes.map((axis, index) => make("td", { class: `number ${side}` },
      make("button", { type: "button", class: "choose", "data-element": name, "data-edge": edgeNames[edgeOfAxis[index]], "data-side": side, tabindex: "-1", "aria-label": "" })))),
    make("td", { class: "status" }))));
  return make("table", { class: "frames" }, make("thead", {}, groups, make("tr", {}, make("th", { scope: "col" }, word("element")), ...heads, make("td", {}))), body);
}

/**
 * @param {HTMLTableRowElement} row
 * @param {import("./layouts.js").Frame} frame
 * @param {import("./picture.js").Place | null} selection
 */
function fill(row, frame, selection) {
  row.className = frame.isAmbiguous && frame.isDiffering ? "note" : frame.isDiffering ? "bad" : "";
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll("button[data-side]"))) {
    const edges = frame[/** @type {"spec" | "constraints"} */ (button.dataset.side)];
    if (!edges) continue;
    const index = edgeNames.indexOf(button.dataset.edge ?? "");
    const text = points(index < 2 ? edges[index] : edges[index] - edges[index - 2]);
    if (button.textContent !== text) {
      button.textContent = text;
      button.setAttribute("aria-label", `${word("edge", { element: frame.name, edge: axes[index] })} ${text}`);
    }
    // The edges behind a width may both have moved: what is marked is the number that is shown.
    const number = (/** @type {number[] | null | undefined} */ own) => own && points(index < 2 ? own[index] : own[index] - own[index - 2]);
    button.parentElement?.classList.toggle("differing", frame.isDiffering && number(frame.spec) !== number(frame.constraints));
    const isChosen = selection?.element === frame.name && selection.edge === edgeNames[index];
    button.classList.toggle("chosen", isChosen);
  }
  row.querySelector("th button")?.classList.toggle("chosen", selection?.element === frame.name && selection.edge === null);
  const status = row.querySelector(".status");
  const text = !frame.spec || !frame.constraints ? "" : word(frame.isAmbiguous ? "is-ambiguous" : frame.isDiffering ? "is-different" : "is-equal");
  if (status && status.textContent !== text) status.textContent = text;
}
