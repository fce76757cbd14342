// The tabs that ask the server: translations both ways, the cost of the change, the linear program.

import { hasWord, linked, make, word } from "./words.js";
import { linesOf, sentence } from "./reasons.js";

/** @type {{ notation: Record<string, string>, level: number | null }} */
const chosen = { notation: { translate: "rules", recover: "spec" }, level: null };

/** @param {HTMLElement} panel */
export const waiting = (panel) => { if (!panel.firstChild) panel.replaceChildren(make("p", { class: "quiet" }, word("asking"))); };

/**
 * @param {HTMLElement} panel
 * @param {any} asked
 * @returns {boolean} whether there is an answer
 */
export function isAnswered(panel, asked) {
  if (asked.answer) return true;
  panel.replaceChildren(make("p", { class: "quiet" }, asked.reason ?? word("unreadable-sentence")));
  return false;
}

/**
 * Where the work ended before all was found: what there is stands below.
 * @param {any} asked
 */
export const ended = (asked) => (asked.work?.ended ? [make("p", { class: "note", role: "status" }, linked(sentence(asked.work.ended)))] : []);

/** @param {string} text */
const copied = (text) => make("button", { type: "button", class: "copy", click: () => navigator.clipboard?.writeText(text).catch(() => {}) }, word("copy"));

/**
 * A text with a button that copies it.
 * @param {string} text
 */
export const source = (text) => make("div", { class: "source" }, copied(text), make("pre", { tabindex: "0" }, text));

/**
 * A tab with one text in several notations.
 * @param {string} question
 * @returns {import("./tabs.js").Tab}
 */
const showNotations = (question) => async (panel, pane, isWanted) => {
  waiting(panel);
  const asked = await pane.ask(question);
  if (!asked || !isWanted() || !isAnswered(panel, asked)) return;
  const { lines, notations } = asked.answer;
  const find = () => notations.find((/** @type {any} */ one) => one.notation === chosen.notation[question]) ?? notations[0];
  const place = make("div", {}, source(find()?.text ?? ""));
  const choice = make("fieldset", { class: "switch" }, make("legend", { class: "unseen" }, document.querySelector(`#tab-${question}`)?.textContent ?? ""),
    ...notations.map((/** @type {{ notation: string }} */ { notation }) => {
      const input = make("input", { type: "radio", name: "notation", value: notation, change: () => {
        chosen.notation[question] = notation;
        place.replaceChildren(source(find()?.text ?? ""));
      } });
      input.checked = notation === find()?.notation;
      return make("label", {}, input, make("span", {}, hasWord(`notation-${notation}`) ? word(`notation-${notation}`) : notation));
    }));
  panel.replaceChildren(...ended(asked), choice, place, ...(lines?.length ? linesOf(lines) : []));
};

export const showTranslation = showNotations("translate");
export const showRecovery = showNotations("recover");

/** @type {import("./tabs.js").Tab} */
export async function showCost(panel, pane, isWanted) {
  if (pane.opened.text === pane.text()) {
    panel.replaceChildren(make("p", { class: "quiet" }, word("no-cost")));
    return;
  }
  waiting(panel);
  const asked = await pane.ask("cost", { base: pane.opened.text });
  if (!asked || !isWanted() || !isAnswered(panel, asked)) return;
  panel.replaceChildren(...ended(asked), ...linesOf(asked.answer.lines ?? []));
}

/** @type {import("./tabs.js").Tab} */
export async function showProgram(panel, pane, isWanted) {
  waiting(panel);
  const asked = await pane.ask("lp", chosen.level === null ? {} : { level: chosen.level });
  if (!asked || !isWanted() || !isAnswered(panel, asked)) return;
  const { text, level, levels } = asked.answer;
  const select = make("select", { change: () => {
    chosen.level = Number(select.value);
    void showProgram(panel, pane, isWanted);
  } }, ...(levels ?? []).map((/** @type {string} */ name, /** @type {number} */ index) => make("option", { value: index, selected: index === level }, name)));
  panel.replaceChildren(...ended(asked), make("label", { class: "row" }, word("level"), " ", select), source(text));
}
