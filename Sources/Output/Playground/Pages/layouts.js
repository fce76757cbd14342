// The frames of an answer, at any width: from segments where they are known, else those of the container that was asked for.

import { points } from "./words.js";

/** @typedef {[number, number, number, number]} Edges left, top, right, bottom, in points */
/** @typedef {{ name: string, spec: Edges | null, constraints: Edges | null, differing: boolean[], isAmbiguous: boolean, isDiffering: boolean }} Frame */
/**
 * @typedef {{ from: number, to: number, height: number | null, sampled: number[], missing: number[], conflicts: number[], names: string, elements: { name: string, spec: number[][] | null, constraints: number[][] | null, ambiguous: number[] }[] }} Course
 */

const { value, isIn } = /** @type {any} */ (globalThis).layoutDrawing;

/**
 * @param {{ from: number, to: number }[]} [spans]
 * @returns {number[]}
 */
const flat = (spans) => (spans ?? []).flatMap((span) => [span.from, span.to]);

/**
 * Which notations an answer has.
 * @param {import("./server.js").LayoutAnswer} answer
 */
function sides(answer) {
  const single = answer.single?.[0]?.engine;
  return { spec: single !== "constraints", constraints: single !== "spec" };
}

/**
 * All widths of an answer, one course for each height; empty where segments were not asked for.
 * @param {import("./server.js").LayoutAnswer} answer
 * @returns {Course[]}
 */
export function coursesOf(answer) {
  const { scenario } = answer;
  const has = sides(answer);
  return (scenario?.widthFrames ?? []).filter((/** @type {any} */ frames) => frames.elements.length > 0)
    .map((/** @type {any} */ frames) => ({
      from: frames.span.from,
      to: frames.span.to,
      height: frames.height ?? null,
      sampled: flat(frames.sampled),
      missing: flat(frames.missing),
      conflicts: flat(frames.conflicts),
      names: frames.elements.map((/** @type {any} */ moving) => moving.element).join(" "),
      elements: frames.elements.map((/** @type {any} */ moving) => ({
        name: moving.element,
        spec: has.spec ? moving.spec : null,
        constraints: has.constraints ? moving.constraints ?? moving.spec : null,
        ambiguous: flat((frames.ambiguous ?? []).filter((/** @type {any} */ one) => one.element === moving.element && (one.admitsSpec ?? true))
          .map((/** @type {any} */ one) => one.span)),
      })),
    }));
}

/**
 * The given frames of the container that an answer shows; none at any other size.
 * @param {any} comparison
 * @param {{ width: number, height: number | null }} view
 * @returns {{ edges: Edges, isWrong: boolean }[]}
 */
export function givenFrames(comparison, { width, height }) {
  const { container, given } = comparison ?? {};
  if (!given || container.width !== width || (container.height ?? null) !== height) return [];
  return given.elements.map((/** @type {any} */ { frame: [x, y, wide, high], differences }) => ({
    edges: [x, y, x + wide, y + high], isWrong: differences.length > 0,
  }));
}

/**
 * @param {Frame} frame
 * @param {boolean} isAmbiguous
 * @returns {Frame}
 */
function compared(frame, isAmbiguous) {
  const { spec, constraints } = frame;
  const differing = spec && constraints ? spec.map((edge, index) => Math.abs(edge - constraints[index]) > 0.01) : [false, false, false, false];
  return { ...frame, differing, isAmbiguous, isDiffering: differing.some(Boolean) };
}

/**
 * The frames at a width, with edges at the nearest pixel where `scale` is above 0.
 * @param {Course} course
 * @param {number} width
 * @param {number} scale
 * @returns {Frame[]}
 */
export function framesAt(course, width, scale) {
  const snapped = (/** @type {number} */ length) => (scale > 0 ? Math.round(length * scale) / scale : length);
  const at = (/** @type {number[][] | null} */ edges) =>
    (edges ? /** @type {Edges} */ (edges.map((segments) => snapped(value(segments, width)))) : null);
  return course.elements.map((element) => compared(
    { name: element.name, spec: at(element.spec), constraints: at(element.constraints), differing: [], isAmbiguous: false, isDiffering: false },
    isIn(element.ambiguous, width)));
}

/**
 * @param {number[] | undefined} frame x, y, width, height
 * @returns {Edges | null}
 */
const edgesOf = (frame) => (frame ? [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]] : null);

/**
 * The frames that the engines laid out in the container that was asked for.
 * @param {import("./server.js").LayoutAnswer} answer
 * @returns {{ container: import("./server.js").Container, frames: Frame[] } | null}
 */
export function shownFrames(answer) {
  const container = answer.scenario?.comparison.containers[answer.shown ?? 0];
  const single = answer.single?.[answer.shown ?? 0];
  if (single && !container?.elements?.length) {
    const frames = single.elements.map((/** @type {any} */ one) => {
      const edges = edgesOf(one.frame);
      const isSpec = single.engine === "spec";
      return compared({ name: one.element, spec: isSpec ? edges : null, constraints: isSpec ? null : edges, differing: [], isAmbiguous: false, isDiffering: false }, false);
    });
    return { container: single.container, frames };
  }
  if (!container) return null;
  const frames = container.elements.map((/** @type {any} */ element) => {
    const frame = compared(
      { name: element.element, spec: edgesOf(element.spec), constraints: edgesOf(element.constraints ?? element.spec), differing: [], isAmbiguous: false, isDiffering: false },
      element.isAmbiguous);
    // Edges that rounding moves apart agree.
    return element.agreement === "differs" ? frame : { ...frame, differing: [false, false, false, false], isDiffering: false };
  });
  return { container: container.container, frames };
}

/**
 * The frames at a width between two that the engines laid out: straight lines; at other widths those of the nearest one.
 * @param {{ width: number, frames: Frame[] }[]} samples by ascending width, at least one
 * @param {number} width
 * @returns {Frame[]}
 */
export function framesBetween(samples, width) {
  const after = samples.findIndex((sample) => sample.width >= width);
  const [low, high] = after < 0 ? [samples[samples.length - 1], null] : [samples[Math.max(after - 1, 0)], samples[after]];
  if (!high || high.width === low.width || high.width === width) return (high ?? low).frames;
  // With other elements, there is nothing between.
  if (low.frames.length !== high.frames.length) return nearestSample([low, high], width).frames;
  const share = (width - low.width) / (high.width - low.width);
  const mixed = (/** @type {Edges | null} */ one, /** @type {Edges | null} */ other) =>
    (one && other ? /** @type {Edges} */ (one.map((edge, index) => edge + share * (other[index] - edge))) : one);
  return low.frames.map((frame, index) => compared(
    { ...frame, spec: mixed(frame.spec, high.frames[index].spec), constraints: mixed(frame.constraints, high.frames[index].constraints) },
    frame.isAmbiguous));
}

/**
 * The sample that is nearest to a width.
 * @template {{ width: number }} Sample
 * @param {Sample[]} samples at least one
 * @param {number} width
 * @returns {Sample}
 */
export const nearestSample = (samples, width) => samples.reduce((one, other) => (Math.abs(other.width - width) < Math.abs(one.width - width) ? other : one));

/**
 * The container's conflict, in the container that was asked for.
 * @param {import("./server.js").LayoutAnswer} answer
 * @returns {boolean}
 */
export const isConflicting = (answer) => (answer.scenario?.comparison.containers[answer.shown ?? 0]?.conflicts?.length ?? 0) > 0;

/**
 * What elements show, by name, as the drawing wants it.
 * @param {any} scenario
 * @param {boolean} [isEverywhere] whether lines of a laid out width are drawn at others too
 * @returns {Map<string, any>}
 */
export function contentsOf(scenario, isEverywhere = false) {
  return new Map((scenario?.contents ?? []).map((/** @type {any} */ content) => {
    const { text } = content;
    const scalars = Array.from(text?.text ?? "");
    const breaks = (text?.breaks ?? []).map((/** @type {number[]} */ [from, to, ...numbers]) => {
      const lines = [];
      for (let index = 0; index < numbers.length; index += 4) {
        const [start, end, width, isCut] = numbers.slice(index, index + 4);
        lines.push({ text: scalars.slice(start, end).join(""), width, isCut: isCut === 1 });
      }
      return { from, to, lines };
    });
    if (isEverywhere && breaks.length > 0) {
      // At other widths than the laid out ones nothing is known of a line's length: it is drawn as long as it is.
      const lines = breaks[0].lines.map((/** @type {any} */ line) => ({ text: line.isCut ? `${line.text}…` : line.text, width: Number.NaN, isCut: false }));
      breaks.unshift({ from: -Infinity, to: Infinity, lines });
    }
    return [content.element, {
      kind: content.kind,
      look: content.control ?? undefined,
      title: content.title ?? undefined,
      size: content.size?.map(points).join("×"),
      color: /^#[0-9a-f]{6}$/i.test(text?.color ?? "") ? text.color : null,
      fontSize: text?.fontSize,
      weight: text?.fontWeight,
      left: text?.left ?? 0,
      baseline: text?.firstBaseline,
      lineHeight: text?.lineHeight,
      breaks,
    }];
  }));
}

/**
 * The heights of the scenario's containers; `null` is a self-sizing height.
 * @param {any} scenario
 * @returns {(number | null)[]}
 */
export function heightsOf(scenario) {
  const heights = (scenario?.comparison.containers ?? []).map((/** @type {any} */ one) => one.container.height ?? null);
  return Array.from(new Set(heights));
}

/**
 * The first container of a text, where each scenario begins.
 * @param {string} text
 * @returns {{ width: number, height: number | null } | null}
 */
export function firstContainer(text) {
  const [, width, height] = /^containers:\s*(?:\[|-)?\s*"?([\d.]+)(?:x([\d.]+))?/m.exec(text) ?? [];
  return Number(width) > 0 ? { width: Number(width), height: Number(height) || null } : null;
}
