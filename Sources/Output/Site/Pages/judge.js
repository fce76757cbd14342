// Judges typed answers of lessons by the engines in the page. The script of the course asks it.

import { Answers, question } from "./answers.js";

/** @type {Answers | null} */
let answers = null;

/** Loads the engines, which are larger than the rest of the course: only for whoever writes an answer. */
function start() {
  answers ??= new Answers("../../", "play/engine");
  return answers;
}

document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.matches("[name=written]")) start();
});

// What the server would be asked.
/** @type {any} */ (globalThis).layoutDiffJudge = async (
  /** @type {{ client: string, request: number, task: number, written: string }} */ { client, request, task, written },
) => {
  const { file, text } = JSON.parse(document.querySelector("#lesson")?.textContent ?? "");
  const answer = await start().ask("judge", question({ client, request, task, file, lesson: text }, written), client);
  if (!answer) return { status: "superseded" };
  if (answer.trap) throw new Error(answer.trap);
  return JSON.parse(answer.text ?? "");
};
