// Opening and saving: the list of files, the difference before a file is written, and what happens when it changes on disk.

import * as server from "./server.js";
import { make, word } from "./words.js";
import { lineDifference } from "./difference.js";

/** @typedef {import("./pane.js").Pane} Pane */

/** @type {import("./server.js").ScenarioFile[]} */
let list = [];

/** @returns {Promise<import("./server.js").ScenarioFile[]>} */
export async function loadFiles() {
  // What has no value is left out of the JSON.
  list = (await server.files()).files.map((one) => ({ ...one, changes: one.changes ?? null, file: one.file ?? null }));
  return list;
}

/** @param {string} name */
export const fileNamed = (name) => list.find((one) => one.name === name) ?? null;
/** The text that belongs to no file. */
export const blank = () => list.find((one) => one.file === null) ?? null;
/** @param {number} n */
export const fileNumbered = (n) => list.find((one) => one.n === n) ?? null;

/**
 * The file after a change of this one, or before its own change; itself where there is neither.
 *
 * @param {number} n
 */
export function otherVersion(n) {
  const own = fileNumbered(n);
  if (own === null) return null;
  return list.find((one) => one.changes === own.name) ?? (own.changes === null ? null : fileNamed(own.changes)) ?? own;
}

/**
 * @param {HTMLSelectElement} select
 * @param {number} n
 */
export function showFiles(select, n) {
  const option = (/** @type {import("./server.js").ScenarioFile} */ one) => make("option", { value: one.n, "data-file": one.file, selected: one.n === n }, one.file === null ? word("blank") : one.title || one.name);
  const group = (/** @type {string} */ name, /** @type {typeof list} */ files) => (files.length ? [make("optgroup", { label: word(name) }, ...files.map(option))] : []);
  const written = list.filter((one) => one.file !== null);
  select.replaceChildren(
    ...group("opened", written.filter((one) => one.isOpened)), ...group("examples", written.filter((one) => !one.isOpened)),
    ...list.filter((one) => one.file === null).map(option));
  select.value = String(n);
}

/**
 * @param {number} n
 * @returns {Promise<Pane["opened"]>}
 */
export async function read(n) {
  const { name, text, hash, error } = await server.file(n);
  if (error) throw new Error(error);
  const entry = fileNumbered(n);
  return { n, name, text, hash, canSave: entry?.canSave ?? false, file: entry?.file ?? null };
}

// The dialog.

const dialog = /** @type {HTMLDialogElement} */ (document.querySelector("#difference"));

/**
 * Shows how two texts differ, and what can be done.
 * @param {string} title
 * @param {string} text
 * @param {string} before
 * @param {string} after
 * @param {string[]} actions
 * @returns {Promise<string>} the action; `cancel` where the dialog was left
 */
function decide(title, text, before, after, actions) {
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (dialog.querySelector(selector));
  part("h2").textContent = title;
  part(".explanation").textContent = text;
  part(".changes").replaceChildren(...hunks(before, after));
  part(".actions").replaceChildren(...actions.map((action, index) => make("button", { value: action, class: index === 0 ? "main" : null, autofocus: index === 0 }, word(action))));
  dialog.returnValue = "cancel";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true }));
}

/**
 * Changed lines with two lines around them.
 * @param {string} before
 * @param {string} after
 * @returns {Node[]}
 */
function hunks(before, after) {
  const lines = lineDifference(before, after);
  const near = lines.map((line, index) => lines.slice(Math.max(0, index - 2), index + 3).some((one) => one.kind !== "same"));
  if (!near.some(Boolean)) return [make("p", { class: "quiet" }, word("same-text"))];
  return lines.flatMap((line, index) => {
    if (!near[index]) return near[index - 1] ? [make("hr")] : [];
    const name = line.kind === "old" ? "del" : line.kind === "new" ? "ins" : "span";
    return [make("div", { class: line.kind }, make("i", { "aria-hidden": "true" }, String(line.number)), make(name, {}, line.text || " "))];
  });
}

/**
 * Whether the text of a pane may be replaced: asks where something would be lost.
 * @param {Pane} pane
 */
export async function mayLeave(pane) {
  if (pane.opened.n < 0 || pane.text() === pane.opened.text) return true;
  return (await decide(word("leave-title"), word("leave-text"), pane.opened.text, pane.text(), ["discard", "cancel"])) === "discard";
}

/**
 * Saves after showing the difference.
 * @param {Pane} pane
 * @param {(words: string) => void} tell
 */
export async function save(pane, tell) {
  if (dialog.open) return;
  const { opened } = pane;
  const text = pane.text();
  const title = word("save-title", { file: opened.file ?? opened.name });
  if ((await decide(title, word("save-text"), opened.text, text, ["save", "cancel"])) !== "save") return;
  await write(pane, text, opened.hash, tell);
}

/**
 * @param {Pane} pane
 * @param {string} text
 * @param {string} hash
 * @param {(words: string) => void} tell
 * @returns {Promise<void>}
 */
async function write(pane, text, hash, tell) {
  const { opened } = pane;
  const answer = await server.save(opened.n, text, hash);
  if (answer.status === "saved") {
    pane.opened = { ...opened, text, hash: answer.hash };
    tell(word("saved"));
    pane.app.edited(pane);
  } else if (answer.status === "changed") {
    await resolve(pane, answer.text ?? "", answer.hash, tell);
  } else {
    tell(word("failed", { reason: answer.reason ?? answer.error ?? answer.status }));
  }
}

/**
 * The file is another one than was opened.
 * @param {Pane} pane
 * @param {string} disk
 * @param {string} hash
 * @param {(words: string) => void} tell
 */
async function resolve(pane, disk, hash, tell) {
  const { opened } = pane;
  const text = pane.text();
  const answer = await decide(word("changed-title", { file: opened.file ?? opened.name }), word("changed-text"), disk, text,
    [...(opened.canSave ? ["overwrite"] : []), "take", "cancel"]);
  if (answer === "overwrite") await write(pane, text, hash, tell);
  if (answer === "take") pane.open({ ...opened, text: disk, hash });
}

/**
 * Follows the file of a pane on disk until it is another file.
 * @param {Pane} pane
 * @param {(words: string) => void} tell
 */
export async function watch(pane, tell) {
  const { n } = pane.opened;
  pane.watching?.abort();
  const control = pane.watching = new AbortController();
  const notice = pane.part(".notice");
  notice.hidden = true;
  if (pane.opened.file === null) return;
  let known = pane.opened.hash;
  while (!control.signal.aborted) {
    const hash = known === pane.noted ? known : pane.opened.hash;
    const started = Date.now();
    const answer = await server.changes(n, hash, control.signal).catch(() => ({ status: "lost", text: "", hash: "" }));
    if (control.signal.aborted) return;
    if (answer.status !== "gone" && answer.status !== "lost" && pane.noted === "gone") {
      pane.noted = "";
      notice.hidden = true;
    }
    if (answer.status === "changed" && answer.hash !== pane.opened.hash) {
      known = pane.noted = answer.hash ?? "";
      showChange(pane, answer.text ?? "", known, tell);
    } else if (answer.status === "gone" && pane.noted !== "gone") {
      pane.noted = "gone";
      notice.replaceChildren(word("gone"));
      notice.hidden = false;
    }
    // A server that answers at once, or not at all, is not asked all the time.
    if (answer.status !== "changed" && Date.now() - started < 1000) await new Promise((done) => setTimeout(done, 1000));
  }
}

/**
 * @param {Pane} pane
 * @param {string} text
 * @param {string} hash
 * @param {(words: string) => void} tell
 */
function showChange(pane, text, hash, tell) {
  const notice = pane.part(".notice");
  if (text === pane.text() || pane.text() === pane.opened.text) {
    // Nothing of the reader's is lost.
    const isOther = text !== pane.text();
    pane.opened = { ...pane.opened, text, hash };
    notice.hidden = true;
    if (!isOther) return;
    pane.replaceText(text);
    tell(word("reloaded"));
    return;
  }
  const hide = () => { notice.hidden = true; };
  notice.replaceChildren(
    make("strong", {}, word("changed-notice")),
    make("button", { type: "button", click: () => { hide(); void resolve(pane, text, hash, tell); } }, word("show-difference")),
    make("button", { type: "button", click: () => { hide(); pane.open({ ...pane.opened, text, hash }); } }, word("take")),
    make("button", { type: "button", click: hide }, word("keep")));
  notice.hidden = false;
}
