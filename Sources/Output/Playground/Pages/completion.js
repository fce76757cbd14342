// What may be written at the caret: keys and values of the schema, and names of the scenario's elements.

import * as server from "./server.js";
import { word } from "./words.js";

/** @typedef {{ text: string, note: string }} Proposal */

/** @type {any} */
let schema = null;

/** @type {Promise<void> | null} until the schema is there */
let loading = null;

/** Loads the schema; without it nothing is proposed. */
export function loadSchema() {
  loading = server.schema().catch(() => null).then((/** @type {any} */ loaded) => { [schema, loading] = [loaded, null]; });
}

/** Ends when the schema is there; `null` where it is. */
export const untilLoaded = () => loading;

/**
 * The schemas that apply where a schema is, with references followed.
 * @param {any} node
 * @param {number} [depth]
 * @returns {any[]}
 */
function alternatives(node, depth = 0) {
  if (!node || depth > 6) return [];
  if (node.$ref) return alternatives(node.$ref.split("/").slice(1).reduce((/** @type {any} */ part, /** @type {string} */ key) => part?.[key], schema), depth + 1);
  const inner = [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])];
  return [node, ...inner.flatMap((one) => alternatives(one, depth + 1))];
}

/**
 * @param {any[]} nodes
 * @param {string} key `-` for an item of a list
 * @returns {any[]}
 */
function inside(nodes, key) {
  return nodes.flatMap((node) => {
    const child = key === "-" ? node.items : node.properties?.[key] ?? (typeof node.additionalProperties === "object" ? node.additionalProperties : null);
    return alternatives(child);
  });
}

/**
 * The keys around a line, outermost first, by their indentation.
 * @param {string[]} lines
 * @param {number} row
 * @param {number} indentation
 */
export function keysAround(lines, row, indentation) {
  /** @type {string[]} */
  const keys = [];
  let limit = indentation;
  for (let index = row - 1; index >= 0 && limit > 0; index -= 1) {
    const match = /^(\s*)((?:- +)*)(?:"([^"]*)"|([^\s#:"'-][^:#]*)):(?:\s|$)/.exec(lines[index]);
    const dash = /^(\s*)- /.exec(lines[index]);
    if (match) {
      const start = match[1].length + match[2].length;
      if (start < limit) {
        keys.unshift(match[3] ?? match[4].trim());
        limit = start;
        if (match[2]) { keys.unshift("-"); limit = match[1].length; }
        continue;
      }
    }
    if (dash && dash[1].length < limit && dash[1].length + 2 <= limit) { keys.unshift("-"); limit = dash[1].length; }
  }
  return keys;
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function elementsOf(text) {
  const block = /^elements:[^\n]*\n((?:[ \t]+[^\n]*\n|\s*\n)*)/m.exec(`${text}\n`);
  return Array.from(block?.[1].matchAll(/^ {1,4}([\p{L}_][\p{L}\p{N}_]*):/gmu) ?? [], (match) => match[1]);
}

/**
 * What may be written in a rule: names of elements, and after a name and a dot its edges and sizes.
 * @param {string} text
 * @param {string} before the line up to the caret
 * @returns {{ list: Proposal[], typed: string } | null} `null` where no name is expected
 */
function namesIn(text, before) {
  const [, owner, typed] = /([\p{L}_][\p{L}\p{N}_-]*)\.([\w]*)$/u.exec(before) ?? [];
  const names = [...elementsOf(text), "superview"];
  if (owner !== undefined) return names.includes(owner) ? { list: word("attributes").split(" ").map((name) => ({ text: name, note: "" })), typed } : null;
  const name = /(?:^|[\s"'[(=<>+*/-])([\p{L}_][\p{L}\p{N}_]*)?$/u.exec(before)?.[1] ?? "";
  return { list: names.map((one) => ({ text: one, note: "" })), typed: name };
}

/**
 * @param {any[]} nodes
 * @returns {Proposal[]}
 */
function valuesOf(nodes) {
  const values = nodes.flatMap((node) => [...(node.enum ?? []), ...("const" in node ? [node.const] : []), ...(node.type === "boolean" ? [true, false] : [])]);
  return Array.from(new Set(values.map(String)), (text) => ({ text, note: "" }));
}

/**
 * @param {any[]} nodes
 * @returns {Proposal[]}
 */
function keysOf(nodes) {
  /** @type {Map<string, string>} */
  const keys = new Map();
  for (const node of nodes) {
    for (const [key, child] of Object.entries(node.properties ?? {})) if (!keys.has(key)) keys.set(key, /** @type {any} */ (child).description ?? "");
  }
  return Array.from(keys, ([key, note]) => ({ text: `${key}: `, note: note.split(". ")[0] }));
}

/**
 * @param {string} text
 * @param {{ line: number, ch: number }} caret
 * @returns {{ list: Proposal[], from: number, word: string, isValue: boolean }}
 */
export function completions(text, caret) {
  const lines = text.split("\n");
  const before = (lines[caret.line] ?? "").slice(0, caret.ch);
  const nothing = { list: [], from: caret.ch, word: "", isValue: false };
  if (!schema || /#/.test(before)) return nothing;
  const typed = /[\p{L}\p{N}_.-]*$/u.exec(before)?.[0] ?? "";
  const from = caret.ch - typed.length;
  const head = /^(\s*)((?:- +)*)/.exec(before) ?? ["", "", ""];
  const start = head[0].length;
  // Items of a list may begin where their key does.
  const outer = keysAround(lines, caret.line, head[2] ? head[1].length + 1 : start);
  const path = [...outer, ...(head[2] ? ["-"] : [])];
  // A line of a list that continues a mapping, and mappings in braces.
  const braces = /\{([^{}]*)$/.exec(before);
  const key = /(?:^|[\s{,-])(?:"([^"]+)"|([\w-]+)):\s+(?:\{[^{}]*)?[^\s:{},]*$/.exec(before);
  const start0 = () => alternatives(schema);
  const at = (/** @type {string[]} */ keys) => keys.reduce((nodes, one) => inside(nodes, one), start0());
  /** @type {Proposal[]} */
  let list = [];
  let isValue = false;
  const isRule = path[0] === "constraints" && /^(?:constraints(?: rules)? -)$/.test(path.join(" ")) && !/\w:\s/.test(before.slice(start).replace(/^\{? ?rule: /, ""));
  const names = isRule ? namesIn(text, before) : null;
  if (names && (names.typed || /\.$|[=<>+-] $/.test(before))) {
    const wanted = names.typed.toLowerCase();
    const found = names.list.filter((one) => one.text.toLowerCase().startsWith(wanted) && one.text !== names.typed);
    if (found.length > 0) return { list: found.slice(0, 40), from: caret.ch - names.typed.length, word: names.typed, isValue: /\.$/.test(before) };
  }
  if (braces) {
    const owner = /([\w-]+):\s*\{[^{}]*$/.exec(before)?.[1];
    const own = owner ? [...path, ...(outerKey(before, owner)), owner] : path;
    const last = /(\w+):\s*[\w.-]*$/.exec(braces[1]);
    isValue = Boolean(last);
    list = last ? valuesOf(inside(at(own), last[1])) : keysOf(at(own));
  } else if (key && before.slice(start).includes(":")) {
    isValue = true;
    const nodes = at([...path, key[1] ?? key[2]]);
    list = valuesOf(nodes);
    if (nodes.some((node) => node.type === "string" && !node.enum) && outer[0] === "spec") list.push(...elementsOf(text).map((name) => ({ text: name, note: "" })));
  } else {
    const nodes = at(path);
    list = keysOf(nodes);
    if (["spec", "constraints"].includes(path[0])) list.push(...elementsOf(text).map((name) => ({ text: name, note: "" })));
  }
  const wanted = typed.toLowerCase();
  const exact = list.filter((one) => one.text.toLowerCase().startsWith(wanted) && one.text.trim() !== typed);
  return { list: exact.slice(0, 40), from, word: typed, isValue };
}

/**
 * The keys of braces around the innermost ones, as in `a: { b: { `.
 * @param {string} before
 * @param {string} owner
 */
function outerKey(before, owner) {
  const open = before.slice(0, before.lastIndexOf(`${owner}:`));
  return Array.from(open.matchAll(/([\w-]+):\s*\{/g), (match) => match[1]).filter((name, index, all) => {
    const after = open.slice(open.indexOf(`${name}:`));
    return (after.match(/\{/g) ?? []).length > (after.match(/\}/g) ?? []).length && all.indexOf(name) === index;
  });
}
