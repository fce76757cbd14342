// The page on which somebody pastes a log of Xcode's console.

import { Answers } from "./answers.js";
import { keep } from "./keep.js";
import { sectionOf } from "./log-section.js";
import { make, word } from "./words.js";

// The engine that answers.
const answers = new Answers("../", "engine");

const area = /** @type {HTMLTextAreaElement} */ (document.querySelector("#log"));
const result = /** @type {HTMLElement} */ (document.querySelector("#result"));
const state = /** @type {HTMLElement} */ (document.querySelector("#state"));
const stop = /** @type {HTMLButtonElement} */ (document.querySelector("#stop"));

/** @param {string} text */
function show(text) {
  const { status, reason, sections, scenarios } = JSON.parse(text);
  state.textContent = reason ? word("reason", { reason }) : "";
  result.replaceChildren(...(status === "answered" ? sections : []).map((/** @type {any} */ section, /** @type {number} */ index) =>
    sectionOf(section, [make("button", { type: "button", click: () => keep(new Blob([scenarios[index].text], { type: "text/yaml" }), `log-${index + 1}.yaml`) }, word("keep"))])));
}

async function explain() {
  const text = area.value;
  if (!text.trim()) {
    answers.end();
    result.replaceChildren();
    state.textContent = "";
    return;
  }
  document.body.dataset.state = "asking";
  state.textContent = word("asking");
  const patience = setTimeout(() => { stop.hidden = false; }, 500);
  let answer;
  try {
    answer = await answers.ask("diagnose", text);
  } catch (error) {
    answer = { trap: String(error) };
  }
  clearTimeout(patience);
  if (!answer) return;
  stop.hidden = true;
  if (answer.text === undefined) {
    result.replaceChildren();
    state.textContent = word("failed", { reason: answer.trap ?? "" });
  } else {
    show(answer.text);
  }
  document.body.dataset.state = "answered";
}

/** @type {number | undefined} */
let pause;
area.addEventListener("input", () => {
  clearTimeout(pause);
  pause = setTimeout(explain, 150);
});
stop.addEventListener("click", () => {
  answers.end();
  stop.hidden = true;
  state.textContent = word("stopped");
  document.body.dataset.state = "stopped";
  area.focus();
});
document.querySelector("#example")?.addEventListener("click", () => {
  area.value = word("example");
  explain();
});
// A browser may have kept the text of an earlier visit.
if (area.value) explain();
