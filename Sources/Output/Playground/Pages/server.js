// Questions to the server. Addresses are relative to the page's own, which has the token.

import { keep } from "./keep.js";

/** @typedef {{ width: number, height?: number | null }} Container */
/** @typedef {{ severity: string, line: number | null, column: number | null, length: number | null, message: string, hints?: string[] }} ScenarioProblem */
/** @typedef {{ n: number, name: string, title: string, changes: string | null, file: string | null, canSave: boolean, isOpened: boolean }} ScenarioFile */
/** @typedef {{ element: string, edge: string, lines: number[], constraints?: { line: number | null, rule: string }[], specs?: { path: string, line: number | null, text: string }[] }} EdgeLink */
/** @typedef {{ elements: { element: string, line: number | null }[], edges: EdgeLink[] }} Links */
/** @typedef {{ width: number, text: string, style: string }} WidthEvent */
/** @typedef {{ text: string, cause?: string, width?: number, height?: number, case?: string }} PromiseDetail */
/** @typedef {{ promise: string, line?: number, style: string, words: string, details: PromiseDetail[] }} PromiseWords */
/** @typedef {{ name: string, words: string, isWrong: boolean }} CaseChoice */
/**
 * @typedef {{ status: string, request: number, problems: ScenarioProblem[], standing?: { name: string, words: string, passes: boolean, sentence: string },   scenario?: any, single?: any[], promises?: PromiseWords[], cases?: CaseChoice[], shown?: number, links?: Links, events?: { height: number | null, events: WidthEvent[], proof?: any }[], work?: { ended: string | null } }} LayoutAnswer
 */

/**
 * @param {string} address
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
async function json(address, options) {
  const response = await fetch(address, options);
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Error(text.slice(0, 200) || response.statusText);
  }
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}

/**
 * @param {string} address
 * @param {object} body
 * @param {AbortSignal} [signal]
 */
const post = (address, body, signal) => json(address, {
  method: "POST", signal, headers: { "Content-Type": "application/json" }, body: JSON.stringify({ version: 1, ...body }),
});

/** @returns {Promise<{ files: ScenarioFile[] }>} */
export const files = () => json("api/files");
/**
 * @param {number} n
 * @returns {Promise<{ n: number, name: string, text: string, hash: string, error?: string }>}
 */
export const file = (n) => json(`api/file?n=${n}`);
/** @returns {Promise<any>} */
export const schema = () => json("schema");
/**
 * @param {number} n
 * @param {string} text
 * @param {string} hash
 * @returns {Promise<{ status: string, hash: string, text?: string, reason?: string, error?: string }>}
 */
export const save = (n, text, hash) => post("api/save", { n, text, hash });
/**
 * @param {number} n
 * @param {string} hash
 * @param {AbortSignal} signal
 * @returns {Promise<{ status: string, text?: string, hash?: string }>}
 */
export const changes = (n, hash, signal) => json(`api/changes?n=${n}&hash=${encodeURIComponent(hash)}`, { signal });
/** @param {string} text */
export const diagnose = (text) => post("api/diagnose", { text });

/** Asks for one pane: a newer question ends the older one of the same kind. */
export class Client {
  constructor() {
    this.name = Math.random().toString(36).slice(2, 10);
    this.request = 0;
    /** @type {Map<string, AbortController>} */
    this.open = new Map();
  }

  /**
   * @param {string} kind
   * @param {string} address
   * @param {object} body
   * @returns {Promise<any>} `null` where a newer one took over
   */
  async ask(kind, address, body) {
    this.open.get(kind)?.abort();
    const control = new AbortController();
    this.open.set(kind, control);
    this.request += 1;
    try {
      const answer = await post(address, { client: this.name, request: this.request, ...body }, control.signal);
      if (control.signal.aborted || answer.status === "superseded") return null;
      return answer;
    } catch (error) {
      if (control.signal.aborted) return null;
      throw error;
    }
  }

  /**
   * @param {object} body
   * @returns {Promise<LayoutAnswer | null>}
   */
  layout(body) { return this.ask("layout", "api/layout", body); }
  /** @param {object} body */
  answer(body) { return this.ask("answer", "api/answer", body); }

  /**
   * A file to download.
   * @param {object} body
   * @returns {Promise<void>}
   */
  async download(body) {
    const response = await fetch("api/download", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ version: 1, ...body }),
    });
    if (!response.ok) {
      const answer = await response.json().catch(() => ({}));
      throw new Error(answer.error ?? response.statusText);
    }
    const name = /filename="([^"]*)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "layout";
    keep(await response.blob(), name);
  }
}
