// The words of the page, which are all in its HTML, and elements made of text: nothing here reads text as markup.

/** @type {HTMLTemplateElement | null} */
const template = document.querySelector("#words");
/** @type {Map<string, string>} */
const words = new Map(Array.from(template?.content.querySelectorAll("[data-word]") ?? [])
  .map((item) => [item.getAttribute("data-word") ?? "", item.textContent ?? ""]));

/**
 * The words with this name, with values in the place of `{name}`.
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function word(name, values = {}) {
  return (words.get(name) ?? name).replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole));
}

/**
 * @param {string} name
 * @returns {boolean}
 */
export const hasWord = (name) => words.has(name);

/**
 * A length as people read it, without its unit.
 * @param {number} length
 * @returns {string}
 */
export const points = (length) => String(Math.round(length * 100) / 100 + 0);

/**
 * A difference with its sign.
 * @param {number} length
 * @returns {string}
 */
export function difference(length) {
  const text = points(Math.abs(length));
  return text === "0" ? text : (length < 0 ? "−" : "+") + text;
}

/**
 * An element with attributes and children; strings become text.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined)} children
 * @returns {any}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(key, value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
  return element;
}

/**
 * A link to a line of the editor.
 * @param {number} line
 * @param {string} [text]
 */
export const lineLink = (line, text = word("line", { line })) =>
  make("button", { type: "button", class: "line", "data-line": line }, text);

/**
 * A text in which every "line 12" is a link into the editor.
 * @param {string} text
 * @returns {DocumentFragment}
 */
export function linked(text) {
  const fragment = document.createDocumentFragment();
  const pattern = new RegExp(word("line-pattern"), "g");
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    fragment.append(text.slice(end, match.index), lineLink(Number(match[1]), match[0]));
    end = (match.index ?? 0) + match[0].length;
  }
  fragment.append(text.slice(end));
  return fragment;
}
