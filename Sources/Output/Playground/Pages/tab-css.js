// The tab with the layout spec as a web page, which the very browser lays out that shows it: in a frame without scripts.

import { linesOf } from "./reasons.js";
import { ended, isAnswered, source, waiting } from "./tab-answers.js";
import { make, word } from "./words.js";

// A browser rounds lengths to fractions of a pixel: they are measured so many times as large.
const zoom = 16;
const policy = "default-src 'none'; font-src 'self'";
const fonts = Array.from({ length: 9 }, (_, index) => (index + 1) * 100)
  .map((weight) => `@font-face { font-family: Inter; font-weight: ${weight}; src: url("font/inter-${weight}"); }`)
  .concat(["400", "700"].map((weight) => `@font-face { font-family: NanumBarunGothic; font-weight: ${weight}; src: url("font/korean${weight === "700" ? "-bold" : ""}"); }`));
// As on the page that `translate --to html` writes.
const look = `:root { color-scheme: light dark; } body { margin: 1px; text-rendering: geometricPrecision; }
  #superview { outline: 1px solid #8888; overflow: hidden; } #superview div { outline: 1px solid #48f9; }`;

/**
 * An empty page in a frame, in which nothing can run.
 * @param {HTMLElement} place
 * @returns {Promise<HTMLIFrameElement>}
 */
const emptyFrame = (place) => new Promise((resolve) => {
  const frame = make("iframe", { sandbox: "allow-same-origin", title: word("css-page"),
    srcdoc: `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${policy}">` });
  frame.addEventListener("load", () => resolve(frame), { once: true });
  place.append(frame);
});

/**
 * Puts a page into a frame, and measures it.
 * @param {HTMLIFrameElement} frame
 * @param {string} text the style and the markup
 * @param {{ width: number, height: number | null }} container
 * @returns {Promise<string>} the frames of its elements, in lines of a name and four lengths
 */
async function measured(frame, text, { width, height }) {
  const { contentDocument, contentWindow } = /** @type {any} */ (frame);
  // Under another name, since the policy of this page refuses a style that is written in a page.
  const parsed = new DOMParser().parseFromString(text.replaceAll("style>", "sheet>"), "text/html");
  const [style, markup] = Array.from(parsed.body.children);
  const sheet = new contentWindow.CSSStyleSheet();
  sheet.replaceSync([...fonts, look, style.textContent].join("\n"));
  contentDocument.adoptedStyleSheets = [sheet];
  const root = contentDocument.createElement("div");
  root.id = "superview";
  root.append(markup);
  contentDocument.body.replaceChildren(root);
  Object.assign(root.style, { width: `${width}px`, height: height === null ? "" : `${height}px`, zoom });
  // Fonts are loaded once something is laid out in them.
  root.getBoundingClientRect();
  await contentDocument.fonts.ready;
  const all = root.getBoundingClientRect();
  const unit = all.width / width;
  const lines = Array.from(root.querySelectorAll("[id]"), (element) => {
    const box = element.getBoundingClientRect();
    return [element.id, (box.x - all.x) / unit, (box.y - all.y) / unit, box.width / unit, box.height / unit].join(" ");
  });
  root.style.zoom = "";
  Object.assign(frame.style, { width: `${width + 2}px`, height: `${root.getBoundingClientRect().height + 2}px` });
  return lines.join("\n");
}

/** @type {import("./tabs.js").Tab} */
export async function showPage(panel, pane, isWanted) {
  waiting(panel);
  const container = pane.view();
  const asked = await pane.ask("css");
  if (!asked || !isWanted() || !isAnswered(panel, asked)) return;
  const { text, announced } = asked.answer;
  const place = make("div", { class: "scroll page" });
  const sentences = make("div", { role: "status" });
  panel.replaceChildren(...ended(asked), sentences, place, source(text));
  const frames = await measured(await emptyFrame(place), text, container);
  if (!isWanted()) return;
  const compared = await pane.ask("css", { measured: frames });
  if (!compared?.answer || !isWanted()) return;
  const { differences, isExplained } = compared.answer;
  sentences.replaceChildren(
    ...(differences.length > 0 ? linesOf(differences) : [make("p", { class: "good" }, word("css-equal"))]),
    ...(announced.length > 0 ? [make("h3", {}, word("css-announced")), ...linesOf(announced)] : []),
    ...(isExplained ? [] : [make("p", { class: "quiet" }, word("css-unannounced"))]));
}
