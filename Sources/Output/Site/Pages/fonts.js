// The fonts that texts are measured with, each in a script of its own: it is loaded when a text needs it.

import { loadScript, unpack } from "./packed.js";

/** @type {Map<string, Promise<ArrayBuffer>>} */
const fonts = new Map();

/**
 * @param {string} root the way to the site's first page
 * @param {string} name the name of a font file
 * @returns {Promise<ArrayBuffer>} the file without outlines, loaded once; it fails where the site does not have it
 */
export function loadFont(root, name) {
  const known = fonts.get(name);
  if (known) return known;
  const font = loadScript(`${root}fonts/${name}.js`)
    .then(() => unpack(/** @type {any} */ (globalThis).layoutDiffFonts[name]));
  font.catch(() => fonts.delete(name));
  fonts.set(name, font);
  return font;
}
