// The tab with the promises of the scenario, in all of its cases, and where a broken one is worst.

import { linked, lineLink, make, points, word } from "./words.js";
import { sentence } from "./reasons.js";

/** @type {import("./tabs.js").Tab} */
export function showPromises(panel, pane) {
  const promises = pane.answer?.promises ?? [];
  if (promises.length === 0) {
    const names = pane.frames.slice(1, 7).map((frame) => frame.name).join(", ");
    panel.replaceChildren(make("p", { class: "quiet" }, word("no-promises")),
      make("pre", { tabindex: "0" }, `promises:\n  - inside: [${names}]\n  - apart: [${names}]`));
    return;
  }
  panel.replaceChildren(...promises.map((promise) => make("section", { class: "finding" },
    make("h3", {}, make("code", {}, promise.promise), " ", make("strong", { class: promise.style }, promise.words)),
    promise.line ? make("p", { class: "quiet" }, lineLink(promise.line)) : null,
    ...promise.details.flatMap((detail) => [
      make("p", {}, sentence(detail.text), detail.width === undefined ? "" : " ", place(detail)),
      detail.cause ? make("p", { class: "quiet" }, linked(sentence(detail.cause))) : "",
    ]))));
}

/**
 * A button to where it is worst; nothing where that is nowhere.
 * @param {import("./server.js").PromiseDetail} detail
 */
function place({ width, height, case: name }) {
  if (width === undefined) return "";
  const attributes = { type: "button", class: "choose", "data-width": width, "data-case": name ?? "", "data-height": height };
  return make("button", attributes, [word("points", { length: points(width) }), name].filter(Boolean).join(", "));
}
