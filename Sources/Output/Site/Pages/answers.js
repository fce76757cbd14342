// Answers of the engine in the page: a worker has it, so that a page never waits, and an answer can be ended.

import { unpack } from "./packed.js";

/** @typedef {{ text?: string, trap?: string }} Answer */

/** The engine as a module, from the script beside this one: pages from disk can load nothing else. */
async function compile() {
  return WebAssembly.compile(await unpack(/** @type {any} */ (globalThis).layoutDiffEngine));
}

/** Asks one question at a time: a newer one ends the older one. */
export class Answers {
  constructor() {
    /** @type {Promise<WebAssembly.Module>} */
    this.engine = compile();
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {((answer: Answer | null) => void) | null} */
    this.waiting = null;
    this.start();
  }

  /** Starts a worker, which waits for questions. */
  start() {
    const address = URL.createObjectURL(new Blob([/** @type {any} */ (globalThis).layoutDiffWorker], { type: "text/javascript" }));
    const worker = new Worker(address);
    this.worker = worker;
    worker.addEventListener("message", ({ data }) => {
      URL.revokeObjectURL(address);
      if (worker !== this.worker || !("answer" in data)) return;
      const answered = this.waiting;
      this.waiting = null;
      answered?.(data.answer);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker !== this.worker) return;
      const answered = this.waiting;
      this.waiting = null;
      this.restart();
      answered?.({ trap: event.message });
    });
    this.engine.then((engine) => worker.postMessage({ engine }), () => {});
  }

  restart() {
    this.worker?.terminate();
    this.start();
  }

  /** Ends the question that is being answered, if there is one: whoever asked it gets nothing. */
  end() {
    const asked = this.waiting;
    this.waiting = null;
    if (!asked) return;
    this.restart();
    asked(null);
  }

  /**
   * @param {string} kind a function of the engine
   * @param {string} text
   * @returns {Promise<Answer | null>} `null` where a newer question ended this one
   */
  async ask(kind, text) {
    this.end();
    /** @type {Promise<Answer | null>} */
    const answer = new Promise((resolve) => { this.waiting = resolve; });
    const worker = this.worker;
    await this.engine;
    if (worker === this.worker) worker?.postMessage({ kind, text });
    return answer;
  }
}
