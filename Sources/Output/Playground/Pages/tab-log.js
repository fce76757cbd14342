// The tab in which somebody pastes a log of Xcode's console.

import * as server from "./server.js";
import { linked, make, word } from "./words.js";

/** @type {import("./tabs.js").Tab} */
export function showLog(panel) {
  const area = make("textarea", { rows: 6, spellcheck: "false", placeholder: word("log-placeholder") });
  const result = make("div", { role: "status" });
  const explain = async () => {
    result.replaceChildren(word("asking"));
    try {
      const { status, lines, scenarios, error } = await server.diagnose(area.value);
      const text = (lines ?? []).flatMap((/** @type {string} */ line, /** @type {number} */ index) => [index ? "\n" : "", line]);
      result.replaceChildren(
        status === "answered" ? make("pre", { tabindex: "0" }, ...text) : make("p", { class: "quiet" }, error ?? lines?.[0] ?? word("log-none")),
        ...(scenarios ?? []).map((/** @type {{ text: string }} */ one) => make("button", { type: "button", click: () => panel.dispatchEvent(new CustomEvent("open-text", { bubbles: true, detail: one.text })) }, word("log-open"))));
    } catch (error) {
      result.replaceChildren(linked(word("failed", { reason: /** @type {Error} */ (error).message })));
    }
  };
  panel.replaceChildren(make("label", { class: "stacked" }, word("log-label"), area), make("button", { type: "button", click: explain }, word("log-explain")), result);
}
