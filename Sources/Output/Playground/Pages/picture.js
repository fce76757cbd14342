// Draws both layouts, finds the edge under the pointer, and lights edges up.

import { points, word } from "./words.js";

/** @typedef {import("./layouts.js").Frame} Frame */
/** @typedef {{ element: string, edge: string | null }} Place an edge of an element, or the whole element */

const { draw, set, coordinate, makeBox, isAlike, isTextMoved, place } = /** @type {any} */ (globalThis).layoutDrawing;
const sides = /** @type {const} */ (["spec", "constraints"]);
export const edgeNames = word("edges").split(" ");
// Pixels around an edge in which it is meant.
const reach = 7;
// Pictures of more elements are drawn where they are in sight only.
export const many = 40;
// The smallest scale at which letters of 17 points can be read.
const leastZoom = 0.4;

/**
 * @param {import("./layouts.js").Edges} edges
 * @param {string | null} edge
 */
function strokes([left, top, right, bottom], edge) {
  const lines = [`M${left} ${top}V${bottom}`, `M${left} ${top}H${right}`, `M${right} ${top}V${bottom}`, `M${left} ${bottom}H${right}`];
  return edge === null ? lines.join("") : lines[edgeNames.indexOf(edge)] ?? "";
}

export class Picture {
  /** @param {Element} root the element with one layer for each notation */
  constructor(root) {
    this.root = root;
    this.layers = sides.map((side) => {
      const svg = /** @type {SVGSVGElement} */ (root.querySelector(`.${side} svg`));
      svg.setAttribute("aria-label", word(`picture-${side}`));
      return { side, svg, figure: /** @type {HTMLElement} */ (svg.closest("figure")), /** @type {any[]} */ boxes: [], /** @type {{ top: number, bottom: number, start: number } | null} */ sight: null, given: draw("path", svg, { class: "given" }), misplaced: draw("path", svg, { class: "given wrong" }), light: draw("path", svg, { class: "light" }), chosen: draw("path", svg, { class: "chosen" }) };
    });
    /** @type {Frame[]} */
    this.frames = [];
    this.zoom = this.fit = 1;
    this.low = [0, 0];
    // What is drawn, in points: width and height.
    this.size = [0, 0];
    // Whether something scrolled, or was laid out at another height, since the places of the layers were read.
    this.isScrolled = true;
    this.key = "";
    /** @type {Place[]} */
    this.lit = [];
    /** @type {Place | null} */
    this.selection = null;
  }

  /**
   * @param {Frame[]} frames
   * @param {Map<string, any>} contents
   * @param {{ available: number, room: number, key: string, isMoving: boolean, given: { edges: import("./layouts.js").Edges, isWrong: boolean }[] }} options
   *   the width and the height in pixels, what the boxes were made of, whether only boxes in sight are wanted, and the given frames
   */
  show(frames, contents, { available, room, key, isMoving, given }) {
    this.frames = frames;
    const drawn = frames.flatMap((frame) => sides.flatMap((side) => (frame[side] ? [/** @type {any} */ (frame[side])] : [])));
    if (drawn.length === 0) return;
    drawn.push(...given.map(({ edges }) => edges));
    const outlines = (/** @type {boolean} */ wrong) => given.filter(({ isWrong }) => isWrong === wrong).map(({ edges }) => strokes(edges, null)).join("");
    const [asGiven, misplaced] = [outlines(false), outlines(true)];
    const low = [0, 1].map((axis) => Math.min(...drawn.map((edges) => edges[axis])) - 2);
    const high = [2, 3].map((axis) => Math.max(...drawn.map((edges) => edges[axis])) + 2);
    const size = [high[0] - low[0], high[1] - low[1]];
    this.low = low;
    if (isMoving) {
      // By leaps, until the move has ended: at each other size, the browser would lay every text out anew.
      const [width, height] = this.size;
      const isRoomy = width >= size[0] && (width <= available || width <= size[0] * 1.12);
      size[0] = isRoomy ? width : size[0] <= available ? Math.min(size[0] + 128, available) : size[0] * 1.06;
      size[1] = height >= size[1] ? height : size[1] * 1.2;
    }
    if (!isMoving || this.isScrolled) for (const layer of this.layers) layer.sight = null;
    this.isScrolled = size[1] !== this.size[1];
    this.size = size;
    // A cell is seen whole; what would be too small then scrolls. While it moves, its scale stays.
    if (!isMoving) this.fit = room / size[1] >= leastZoom ? room / size[1] : 1;
    this.zoom = Math.min(1, available / size[0] || 1, this.fit);
    const isRebuilt = key !== this.key;
    this.key = key;
    // Read before anything is written: else the browser lays out twice.
    const sights = this.layers.map((layer) => (frames.length > many ? this.inSight(layer) : [-Infinity, Infinity]));
    for (const [number, layer] of this.layers.entries()) {
      const isWritten = frames.some((frame) => frame[layer.side]);
      layer.figure.hidden = !isWritten;
      if (!isWritten) continue;
      if (isRebuilt) this.rebuild(layer, frames, contents);
      set(layer.given, { d: asGiven });
      set(layer.misplaced, { d: misplaced });
      set(layer.svg, { viewBox: [...low, ...size].map(coordinate).join(" "), width: coordinate(size[0] * this.zoom), height: coordinate(size[1] * this.zoom) });
      const [top, bottom] = sights[number];
      frames.forEach((frame, index) => {
        const edges = frame[layer.side];
        /** @type {any} */
        const box = layer.boxes[index];
        if (!edges) return;
        const isSeen = edges[1] <= bottom && edges[3] >= top;
        if (isSeen !== box.isSeen) {
          box.isSeen = isSeen;
          box.group.style.display = isSeen ? "" : "none";
        }
        if (isSeen || !isMoving || isRebuilt) this.placeBox(layer, frame, index, contents, isMoving);
      });
    }
    this.light(this.lit);
  }

  /**
   * What can be seen of a layer, in points from top to bottom: of a long list only this is drawn.
   *
   * Its place is read once for a drag: each reading lays the page out.
   * @param {{ svg: SVGSVGElement, sight: { top: number, bottom: number, start: number } | null }} layer
   */
  inSight(layer) {
    if (!layer.sight) {
      const canvas = /** @type {Element} */ (this.root.parentElement).getBoundingClientRect();
      layer.sight = { top: Math.max(canvas.top, 0), bottom: Math.min(canvas.bottom, innerHeight), start: layer.svg.getBoundingClientRect().top };
    }
    const { top, bottom, start } = layer.sight;
    const at = (/** @type {number} */ pixels) => (pixels - start) / this.zoom + this.low[1];
    return [at(top) - 100, at(bottom) + 100];
  }

  /**
   * Boxes for other elements or contents; most are as they were, and stay.
   * @param {any} layer
   * @param {Frame[]} frames
   * @param {Map<string, any>} contents
   */
  rebuild(layer, frames, contents) {
    const before = layer.boxes;
    layer.boxes = frames.map(({ name }, index) => {
      const content = contents.get(name);
      const old = before[index];
      if (old?.name === name && isAlike(old.content, content)) {
        old.content = content;
        return old;
      }
      const box = makeBox(layer.svg, { name, content, isContainer: index === 0 });
      old?.group.replaceWith(box.group);
      return box;
    });
    for (const old of before.slice(frames.length)) old.group.remove();
    if (frames.length > before.length) layer.svg.append(layer.given, layer.misplaced, layer.light, layer.chosen);
  }

  /**
   * @param {any} layer
   * @param {Frame} frame
   * @param {number} index
   * @param {Map<string, any>} contents
   * @param {boolean} isMoving
   */
  placeBox(layer, frame, index, contents, isMoving) {
    const edges = frame[/** @type {"spec" | "constraints"} */ (layer.side)];
    const box = layer.boxes[index];
    if (!edges) return;
    const { spec, constraints } = frame;
    const content = contents.get(frame.name);
    const isAlone = !spec || !constraints;
    const isLit = layer.side === "constraints" && !frame.isAmbiguous && frame.isDiffering;
    place(box, {
      edges,
      // Nobody reads tooltips of what moves, and each new text takes time.
      title: isMoving && box.title.firstChild ? undefined : word("frame", { element: frame.name, x: points(edges[0]), y: points(edges[1]), width: points(edges[2] - edges[0]), height: points(edges[3] - edges[1]) }),
      status: frame.isAmbiguous ? "note" : frame.isDiffering ? "bad" : "good",
      differing: isLit ? frame.differing : null,
      isMoved: isAlone || (Boolean(content) && isTextMoved(spec, constraints, content)),
    });
  }

  /**
   * Lights up edges in both layouts.
   * @param {Place[]} places
   */
  light(places) {
    this.lit = places;
    for (const layer of this.layers) {
      set(layer.light, { d: this.path(layer.side, places) });
      set(layer.chosen, { d: this.selection ? this.path(layer.side, [this.selection]) : "" });
    }
  }

  /**
   * @param {"spec" | "constraints"} side
   * @param {Place[]} places
   */
  path(side, places) {
    return places.map(({ element, edge }) => {
      const edges = this.frames.find((frame) => frame.name === element)?.[side];
      return edges ? strokes(edges, edge) : "";
    }).join("");
  }

  /** @param {Place | null} selection */
  select(selection) {
    this.selection = selection;
    this.light(this.lit);
  }

  /**
   * What is at a point of the window: the nearest edge, or the smallest element around it.
   * @param {number} x
   * @param {number} y
   * @returns {Place | null}
   */
  at(x, y) {
    /** @type {{ place: Place, distance: number, area: number } | null} */
    let best = null;
    for (const { side, svg, figure } of this.layers) {
      if (figure.hidden) continue;
      const box = svg.getBoundingClientRect();
      if (x < box.left - reach || x > box.right + reach || y < box.top - reach || y > box.bottom + reach) continue;
      const [px, py] = [(x - box.left) / this.zoom + this.low[0], (y - box.top) / this.zoom + this.low[1]];
      for (const frame of this.frames) {
        const edges = frame[side];
        if (!edges) continue;
        const found = nearest(frame.name, edges, px, py, reach / this.zoom);
        const isBetter = found && (!best || found.distance < best.distance - 0.01 || (Math.abs(found.distance - best.distance) <= 0.01 && found.area < best.area));
        if (found && isBetter) best = found;
      }
    }
    return best?.place ?? null;
  }
}

/**
 * @param {string} element
 * @param {import("./layouts.js").Edges} edges
 * @param {number} x
 * @param {number} y
 * @param {number} tolerance
 */
function nearest(element, [left, top, right, bottom], x, y, tolerance) {
  if (x < left - tolerance || x > right + tolerance || y < top - tolerance || y > bottom + tolerance) return null;
  // From each edge as a stretch of line: beside its ends it is further away.
  const [beside, above] = [Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)];
  const distances = [Math.hypot(x - left, above), Math.hypot(y - top, beside), Math.hypot(x - right, above), Math.hypot(y - bottom, beside)];
  const distance = Math.min(...distances);
  const area = (right - left) * (bottom - top);
  if (distance <= tolerance) return { place: { element, edge: edgeNames[distances.indexOf(distance)] }, distance, area };
  return { place: { element, edge: null }, distance: tolerance + 1, area };
}

/**
 * A picture of given frames that nothing follows: for witnesses.
 * @param {Element} parent
 * @param {{ name: string, edges: import("./layouts.js").Edges }[]} frames
 * @param {Map<string, any>} contents
 * @param {string} style
 * @param {string} label
 */
export function stillPicture(parent, frames, contents, style, label) {
  const figure = document.createElement("div");
  figure.className = `picture still layer ${style}`;
  parent.append(figure);
  const svg = draw("svg", figure, { class: "layout", role: "img", "aria-label": label });
  const low = [0, 1].map((axis) => Math.min(...frames.map(({ edges }) => edges[axis])) - 2);
  const high = [2, 3].map((axis) => Math.max(...frames.map(({ edges }) => edges[axis])) + 2);
  set(svg, { viewBox: [...low, high[0] - low[0], high[1] - low[1]].map(coordinate).join(" "), width: coordinate(high[0] - low[0]), height: coordinate(high[1] - low[1]) });
  frames.forEach(({ name, edges }, index) => {
    const content = contents.get(name);
    // Lines at widths that no engine laid out are those of the nearest one.
    const shown = content?.breaks.length ? { ...content, breaks: [{ ...content.breaks[0], from: -Infinity, to: Infinity }, ...content.breaks] } : content;
    const box = makeBox(svg, { name, content: shown, isContainer: index === 0 });
    place(box, { edges, title: name, status: "good", differing: null, isMoved: true });
  });
}
