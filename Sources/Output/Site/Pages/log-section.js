// A diagnosed log, drawn from the values of its section: no text is read as markup.

import { make, word } from "./words.js";

/** @typedef {{ text: string, kind?: string, exact?: string }} Cell */
/** @typedef {{ region: string, caption: string, columns: string[], rows: { heading: string, givesWay: boolean, cells: Cell[] }[] }} Table */
/** @typedef {{ text: string, x: string, y: string, width: string, height: string, textX: string, textY: string, narrowX: string, narrowY: string, narrowSize: string }} Bar */
/** @typedef {{ title: string, text: string, viewBox: string, width: string, height: string, bars: Bar[] }} Picture */
/** @typedef {{ anchor: string, name: string, style: string, verdict: string, fix: string | null, picture: Picture | null, conflict: Table | null, remarks: string[], others: Table | null, views: Table | null, unread: string[], printed: string }} Section */

/**
 * An element of a picture.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 */
function draw(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** @param {Table} table */
function tableOf({ region, caption, columns, rows }) {
  // Numbers are at the right, and so is the name of their column.
  const isNumber = columns.map((_, index) => {
    const cells = rows.map((row) => row.cells[index - 1]).filter((cell) => cell?.text);
    return cells.length > 0 && cells.every((cell) => cell.kind === "number");
  });
  return make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": region },
    make("table", { class: "stack" }, make("caption", {}, caption),
      make("thead", {}, make("tr", {}, ...columns.map((name, index) => make("th", { scope: "col", class: isNumber[index] ? "number" : null }, name)))),
      make("tbody", {}, ...rows.map(({ heading, givesWay, cells }) => make("tr", { class: givesWay ? "bad" : null },
        make("th", { scope: "row" }, heading),
        ...cells.map(({ text, kind, exact }, index) => make("td", { class: kind, title: exact === text ? null : exact, "data-label": columns[index + 1] }, text)))))));
}

/**
 * @param {Picture} picture
 * @param {string} anchor
 */
function pictureOf({ title, text, viewBox, width, height, bars }, anchor) {
  const [titleId, textId] = [`${anchor}-title`, `${anchor}-text`];
  return make("figure", { class: "layer spec" }, make("figcaption", {}, title), make("p", { class: "quiet" }, title),
    draw("svg", { class: "layout", role: "img", "aria-labelledby": `${titleId} ${textId}`, width, height, viewBox },
      draw("title", { id: titleId }, title), draw("desc", { id: textId }, text),
      ...bars.map((bar) => draw("g", {}, draw("title", {}, bar.text),
        draw("rect", { x: bar.x, y: bar.y, width: bar.width, height: bar.height }),
        draw("text", { class: "wide", x: bar.textX, y: bar.textY, "font-size": "12" }, bar.text),
        draw("text", { class: "small", x: bar.narrowX, y: bar.narrowY, "font-size": bar.narrowSize }, bar.text)))));
}

/**
 * A section of the page.
 * @param {Section} section
 * @param {Node[]} actions
 * @returns {HTMLElement}
 */
export function sectionOf(section, actions) {
  const list = (/** @type {string} */ style, /** @type {string[]} */ texts) =>
    texts.length ? make("ul", { class: style }, ...texts.map((text) => make("li", {}, text))) : null;
  return make("section", { "aria-labelledby": section.anchor },
    make("h2", { id: section.anchor }, section.name),
    make("p", { class: `verdict ${section.style}` }, section.verdict,
      section.fix && make("span", { class: "every" }, make("strong", {}, word("fix")), ` ${section.fix}`)),
    section.picture && pictureOf(section.picture, section.anchor),
    section.conflict && tableOf(section.conflict),
    list("remarks prose", section.remarks),
    section.others && tableOf(section.others),
    section.views && tableOf(section.views),
    list("messages", section.unread),
    make("details", {}, make("summary", {}, word("printed")),
      make("pre", { tabindex: "0", role: "region", "aria-label": word("printed-of", { log: section.name }) }, section.printed)),
    make("p", { class: "actions" }, ...actions));
}
