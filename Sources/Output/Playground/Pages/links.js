// The way between lines of the text and edges of the picture, from the server's links.

/** @typedef {import("./picture.js").Place} Place */
/** @typedef {import("./server.js").Links} Links */

/**
 * The lines that an edge, or a whole element, depends on.
 * @param {Links | null} links
 * @param {Place} place
 * @returns {number[]}
 */
export function linesOfPlace(links, { element, edge }) {
  const lines = new Set();
  for (const link of links?.edges ?? []) {
    if (link.element === element && (edge === null || link.edge === edge)) for (const line of link.lines) lines.add(line);
  }
  const own = links?.elements.find((one) => one.element === element)?.line;
  if (own) lines.add(own);
  return Array.from(lines);
}

/**
 * The edges that depend on a line, and the element that it names.
 * @param {Links | null} links
 * @param {number} line
 * @returns {Place[]}
 */
export function placesOnLine(links, line) {
  const edges = (links?.edges ?? []).filter((link) => link.lines.includes(line)).map(({ element, edge }) => ({ element, edge }));
  const elements = (links?.elements ?? []).filter((one) => one.line === line).map(({ element }) => ({ element, edge: null }));
  return [...edges, ...elements];
}
