// What the playground asks, answered in the page: it stands for the module that asks the program's server.

import { Answers, question } from "./answers.js";
import { changeOf, listenForFiles, reread, saveVisitorFile, visitorFiles } from "./visitor-files.js";
import { word } from "./words.js";

const { layoutDiffScenarios, layoutDiffSchema } = /** @type {any} */ (globalThis);
const answers = new Answers("../", "play/engine");

/** @type {{ name: string, path: string, title: string, changes: string | null, text: string }[]} */
const examples = layoutDiffScenarios;
const blank = { name: "", path: "untitled.yaml", title: "", changes: null, text: "" };
// The blank text is behind the examples, and the visitor's files are behind it.
const first = examples.length + 1;
/** @param {number} n */
const entry = (n) => examples[n] ?? visitorFiles[n - first] ?? blank;
listenForFiles(first);

/**
 * @param {Record<string, any>} body
 */
function asked({ text, container, n, parts, version, ...others }) {
  const { width, height } = container ?? {};
  const size = width === undefined ? undefined : height ? `${width}x${height}` : `${width}`;
  return question({ ...others, container: size, parts: parts?.join(" "), file: entry(n).path }, text);
}

/**
 * @param {string} kind
 * @param {string} key
 * @param {Record<string, any>} body
 * @param {boolean} [isUrgent]
 */
async function ask(kind, key, body, isUrgent) {
  const answer = await answers.ask(kind, asked(body), key, isUrgent);
  if (answer?.trap) throw new Error(answer.trap);
  return answer?.text ? JSON.parse(answer.text) : null;
}

export const files = async () => ({
  files: [...examples, blank, ...visitorFiles].map(({ name, title, changes }, n) => {
    const isOpened = n >= first;
    return { n, name, title, changes, file: n === first - 1 ? null : name, canSave: isOpened, isOpened };
  }),
});
/** @param {number} n */
export async function file(n) {
  const opened = visitorFiles[n - first];
  const { name, text, hash } = opened ? await reread(opened) : { ...entry(n), hash: "" };
  return { n, name, text, hash };
}
export const schema = async () => layoutDiffSchema;
/**
 * @param {number} n
 * @param {string} text
 * @param {string} hash
 */
export const save = (n, text, hash) => saveVisitorFile(visitorFiles[n - first], text, hash);
/**
 * @param {number} n
 * @param {string} hash
 * @param {AbortSignal} signal
 */
export const changes = (n, hash, signal) => {
  const opened = visitorFiles[n - first];
  return opened?.handle ? changeOf(opened, hash, signal) : new Promise(() => {});
};
/** @param {string} text */
export const diagnose = (text) => ask("diagnose", "diagnose", { text });

let clients = 0;

/** Asks for one pane: a newer question ends the older one of the same kind. */
export class Client {
  constructor() {
    clients += 1;
    this.name = `pane${clients}`;
    this.request = 0;
  }

  /**
   * @param {string} kind
   * @param {string} address
   * @param {Record<string, any>} body
   * @returns {Promise<any>} `null` where a newer one took over
   */
  async ask(kind, address, body) {
    this.request += 1;
    const isLayout = address === "api/layout";
    const whole = { client: this.name, request: this.request, ...body };
    return ask(isLayout ? "layout" : "ask", `${this.name} ${kind}`, whole, isLayout && body.parts?.length === 0);
  }

  /** @param {Record<string, any>} body */
  layout(body) { return this.ask("layout", "api/layout", body); }
  /** @param {Record<string, any>} body */
  async answer(body) {
    return this.ask("answer", "api/answer", body);
  }

  async download() { throw new Error(word("page-writes-nothing")); }
}
