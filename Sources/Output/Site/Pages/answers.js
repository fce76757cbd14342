// Answers of the engine in the page: a worker has it, so that a page never waits, and an answer can be ended.

import { loadFont } from "./fonts.js";
import { loadScript, unpack } from "./packed.js";

/** @typedef {{ text?: string, trap?: string, font?: string }} Answer */
/** @typedef {{ key: string, kind: string, text: string, isUrgent: boolean, isOld: boolean, resolve: (answer: Answer | null) => void }} Question */

/** How long a question may go on that nobody wants any more, or that a picture waits for, in milliseconds. */
const patience = 500;

/**
 * A question as names and values with zeros between them, the text last: it may have any.
 * @param {Record<string, any>} fields those without a value are left out
 * @param {string} text
 * @returns {string}
 */
export function question(fields, text) {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return `${named.map(([name, value]) => `${name}\0${String(value).replaceAll("\0", "\uFFFD")}\0`).join("")}text\0${text}`;
}

/**
 * The engine as a module. A server has it as a file, which is smaller; pages from disk load nothing but scripts.
 * @param {string} path the path of both, without an ending
 * @returns {Promise<WebAssembly.Module>}
 */
async function compiled(path) {
  if (location.protocol.startsWith("http")) {
    const response = await fetch(`${path}.wasm`);
    if (response.ok) return WebAssembly.compile(await response.arrayBuffer());
  }
  await loadScript(`${path}.js`);
  return WebAssembly.compile(await unpack(/** @type {any} */ (globalThis).layoutDiffEngine));
}

/** Asks one question after the other; of those with one key only the newest. */
export class Answers {
  /**
   * @param {string} root the way to the site's first page
   * @param {string} engine the engine's path from there, without an ending
   */
  constructor(root, engine) {
    this.root = root;
    this.engine = compiled(`${root}${engine}`);
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Question[]} */
    this.waiting = [];
    /** @type {Question | null} */
    this.running = null;
    /** @type {Map<string, ArrayBuffer>} */
    this.fonts = new Map();
    this.start();
  }

  /** Starts a worker, which waits for questions. */
  start() {
    const address = URL.createObjectURL(new Blob([/** @type {any} */ (globalThis).layoutDiffWorker], { type: "text/javascript" }));
    const worker = new Worker(address);
    this.worker = worker;
    worker.addEventListener("message", ({ data }) => {
      URL.revokeObjectURL(address);
      if (worker === this.worker && "answer" in data) void this.take(data.answer);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker !== this.worker) return;
      this.restart();
      this.finish({ trap: event.message });
    });
    this.engine.then((engine) => {
      worker.postMessage({ engine });
      for (const [font, bytes] of this.fonts) worker.postMessage({ font, bytes });
    }, () => {});
  }

  restart() {
    this.worker?.terminate();
    this.start();
  }

  /** @param {Answer} answer */
  async take(answer) {
    const asked = this.running;
    if (!answer.font || !asked) return this.finish(answer);
    const { worker } = this;
    try {
      const bytes = await loadFont(this.root, answer.font);
      this.fonts.set(answer.font, bytes);
      if (worker !== this.worker || asked !== this.running) return;
      worker?.postMessage({ font: answer.font, bytes });
      worker?.postMessage({ kind: asked.kind, text: asked.text });
    } catch {
      if (asked === this.running) this.finish({ trap: `the font ${answer.font} cannot be loaded` });
    }
  }

  /** @param {Answer} answer */
  finish(answer) {
    const asked = this.running;
    this.running = null;
    asked?.resolve(asked.isOld ? null : answer);
    void this.next();
  }

  async next() {
    if (this.running || this.waiting.length === 0) return;
    const urgent = this.waiting.findIndex(({ isUrgent }) => isUrgent);
    const asked = this.running = this.waiting.splice(Math.max(urgent, 0), 1)[0];
    try {
      await this.engine;
    } catch (error) {
      return this.finish({ trap: String(error) });
    }
    if (this.running === asked) this.worker?.postMessage({ kind: asked.kind, text: asked.text });
  }

  /** Ends every question: whoever asked one gets nothing. */
  end() {
    const { running } = this;
    for (const { resolve } of this.waiting.splice(0)) resolve(null);
    if (!running) return;
    this.restart();
    this.running = null;
    running.resolve(null);
  }

  /** Ends the running question where it goes on: it is answered later, if somebody still wants that. */
  interrupt() {
    const asked = this.running;
    if (!asked) return;
    setTimeout(() => {
      if (this.running !== asked) return;
      this.restart();
      this.running = null;
      if (asked.isOld) asked.resolve(null);
      else this.waiting.push(asked);
      void this.next();
    }, patience);
  }

  /**
   * @param {string} kind a function of the engine
   * @param {string} text
   * @param {string} [key] a newer question with the same key ends an older one
   * @param {boolean} [isUrgent] whether it comes before others
   * @returns {Promise<Answer | null>} `null` where a newer question ended this one
   */
  ask(kind, text, key = kind, isUrgent = false) {
    for (const old of this.waiting.filter((one) => one.key === key)) old.resolve(null);
    this.waiting = this.waiting.filter((one) => one.key !== key);
    if (this.running?.key === key) this.running.isOld = true;
    if (this.running?.isOld || (isUrgent && !this.running?.isUrgent)) this.interrupt();
    return new Promise((resolve) => {
      this.waiting.push({ key, kind, text, isUrgent, isOld: false, resolve });
      void this.next();
    });
  }
}
