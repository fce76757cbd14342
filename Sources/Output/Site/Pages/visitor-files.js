// Files of the visitor, which the page opens from the disk. Where the browser can, it also saves them there and follows
// them; elsewhere they are downloaded.

import { keep } from "./keep.js";
import { word } from "./words.js";

/** The largest file that is read, in bytes: the program's limit. */
const most = 4 * 1024 * 1024;
/** How often a file on the disk is looked at, in milliseconds. */
const pause = 1000;

/**
 * A file of the visitor; the hash is the time of its last change.
 * @typedef {{ name: string, path: string, title: string, changes: null, text: string, hash: string, handle: any }} VisitorFile
 */

/** @type {VisitorFile[]} */
export const visitorFiles = [];

/** @param {File} file */
async function contents(file) {
  if (file.size > most) throw new Error(word("file-too-large", { file: file.name, most: most / 1024 / 1024 }));
  return { text: await file.text(), hash: String(file.lastModified) };
}

/**
 * @param {File} file
 * @param {any} [handle] what it is saved by, where the browser can
 * @returns {Promise<number>} its place in the list
 */
async function add(file, handle) {
  const name = file.name.replace(/\.[^.]*$/, "");
  const opened = { name, path: file.name, title: file.name, changes: null, handle, ...(await contents(file)) };
  return visitorFiles.push(opened) - 1;
}

/**
 * Reads a file again, if the browser can.
 * @param {VisitorFile} file
 */
export async function reread(file) {
  if (file.handle) Object.assign(file, await contents(await file.handle.getFile()));
  return file;
}

/**
 * Saves a text, unless the file is no longer the one with this hash.
 * @param {VisitorFile} file
 * @param {string} text
 * @param {string} hash
 */
export async function saveVisitorFile(file, text, hash) {
  if (!file.handle) {
    keep(new Blob([text], { type: "application/yaml" }), file.path);
    file.text = text;
    return { status: "saved", hash };
  }
  try {
    const now = await contents(await file.handle.getFile());
    if (now.hash !== hash) return { status: "changed", ...now };
    const stream = await file.handle.createWritable();
    await stream.write(text);
    await stream.close();
    return { status: "saved", hash: (await reread(file)).hash };
  } catch (error) {
    return { status: "none", hash, reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Waits until a file is another one than that with this hash.
 * @param {VisitorFile} file
 * @param {string} hash
 * @param {AbortSignal} signal
 */
export async function changeOf(file, hash, signal) {
  while (!signal.aborted) {
    await new Promise((done) => setTimeout(done, pause));
    try {
      const { lastModified } = await file.handle.getFile();
      if (String(lastModified) !== hash) return { status: "changed", ...(await reread(file)) };
    } catch {
      return { status: "gone" };
    }
  }
  return { status: "same" };
}

/** Asks for a file; a visitor who chooses none is asked nothing more. */
async function pick() {
  const { showOpenFilePicker } = /** @type {any} */ (globalThis);
  if (showOpenFilePicker) {
    const [handle] = await showOpenFilePicker({ types: [{ accept: { "application/yaml": [".yaml", ".yml"] } }] });
    return add(await handle.getFile(), handle);
  }
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".yaml,.yml";
  input.click();
  await new Promise((done) => input.addEventListener("change", done, { once: true }));
  const [file] = input.files ?? [];
  return add(file);
}

/**
 * Listens to the page's button and to files that are dropped on it.
 * @param {number} first the number of the first file of the visitor
 */
export function listenForFiles(first) {
  /** @param {Promise<number>} added */
  const open = (added) => {
    const detail = added.then((place) => first + place);
    document.dispatchEvent(new CustomEvent("open-file", { detail }));
  };
  document.querySelector("#open-file")?.addEventListener("click", async () => {
    try {
      open(Promise.resolve(await pick()));
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") open(Promise.reject(error));
    }
  });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    const [item] = event.dataTransfer?.items ?? [];
    const file = item?.getAsFile();
    if (!file) return;
    event.preventDefault();
    const handle = /** @type {any} */ (item).getAsFileSystemHandle?.();
    open(Promise.resolve(handle).catch(() => null).then((known) => add(file, known ?? undefined)));
  });
}
