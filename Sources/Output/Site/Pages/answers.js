// Answers of the engine in the page: a worker has it, so that a page never waits, and an answer can be ended.

import { loadFont } from "./fonts.js";
import { loadScript, unpack } from "./packed.js";

/** @typedef {{ text?: string, trap?: string, lacks?: string }} Answer what it lacks is a font's name, or empty for the rest of the engine */
/** @typedef {{ key: string, kind: string, text: string, isUrgent: boolean, isOld: boolean, isLoading: boolean, resolve: (answer: Answer | null) => void }} Question */

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
 * @param {string} address
 * @returns {Promise<WebAssembly.Module>}
 */
async function compiled(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The engine as a module. Pages from disk load nothing but scripts, and have it whole.
 * @param {string} path the path without an ending
 * @returns {Promise<WebAssembly.Module>}
 */
async function loadEngine(path) {
  const sent = location.protocol.startsWith("http") ? await compiled(`${path}.wasm`).catch(() => null) : null;
  if (sent) return sent;
  await loadScript(`${path}.js`);
  return WebAssembly.compile(await unpack(/** @type {any} */ (globalThis).layoutDiffEngine));
}

/**
 * The name of the file with the rest of an engine, which it imports functions from: a server sends what a page asks by itself
 * first. The name follows from the contents, so that the parts of two versions never meet.
 * @param {WebAssembly.Module} engine
 * @returns {string | undefined} `undefined` for a whole engine
 */
const restOf = (engine) => WebAssembly.Module.imports(engine).find(({ module }) => module !== "wasi_snapshot_preview1")?.module;

/** Asks one question after the other; of those with one key only the newest. */
export class Answers {
  /**
   * @param {string} root the way to the site's first page
   * @param {string} engine the engine's path from there, without an ending
   */
  constructor(root, engine) {
    this.root = root;
    this.path = `${root}${engine}`;
    this.engine = loadEngine(this.path);
    /** @type {Promise<WebAssembly.Module> | null} */
    this.rest = null;
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Question[]} */
    this.waiting = [];
    /** @type {Question | null} */
    this.running = null;
    /** @type {Map<string, object>} what every worker gets besides the engine, by the name of what an answer lacked */
    this.parts = new Map();
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
      for (const part of this.parts.values()) worker.postMessage(part);
    }, () => {});
  }

  restart() {
    this.worker?.terminate();
    this.start();
  }

  /**
   * Gives the worker what an answer lacks: it is loaded once, and again where that failed.
   * @param {string} name
   */
  async give(name) {
    if (this.parts.has(name)) return;
    const part = name ? { font: name, bytes: await loadFont(this.root, name) } : { rest: await this.loadRest() };
    this.parts.set(name, part);
    this.worker?.postMessage(part);
  }

  async loadRest() {
    const name = restOf(await this.engine);
    this.rest ??= compiled(this.path.replace(/[^/]*$/, `${name}.wasm`));
    this.rest.catch(() => { this.rest = null; });
    return this.rest;
  }

  /** @param {Answer} answer */
  async take(answer) {
    const asked = this.running;
    const { lacks } = answer;
    if (lacks === undefined || !asked) return this.finish(answer);
    const { worker } = this;
    asked.isLoading = true;
    try {
      await this.give(lacks);
      asked.isLoading = false;
      if (worker === this.worker && asked === this.running) worker?.postMessage({ kind: asked.kind, text: asked.text });
    } catch {
      if (asked === this.running) this.finish({ trap: `${lacks ? `the font ${lacks}` : "the rest of the engine"} cannot be loaded` });
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
    if (this.running) return;
    if (this.waiting.length === 0) {
      // Nothing to do: the rest is loaded before somebody asks for it.
      const engine = await this.engine.catch(() => null);
      if (engine && restOf(engine)) this.give("").catch(() => {});
      return;
    }
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

  /** Ends the running question where it goes on, or at once where it loads: it is answered later, if somebody still wants that. */
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
    }, asked.isLoading ? 0 : patience);
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
      this.waiting.push({ key, kind, text, isUrgent, isOld: false, isLoading: false, resolve });
      void this.next();
    });
  }
}
