// The reasons beside the picture: the verdict, what differs at this width, problems of the text, causes, and why an edge is where it is.

import { difference, hasWord, linked, lineLink, make, points, word } from "./words.js";
import { explained, placesOf } from "./mistakes.js";
import { edgeNames } from "./picture.js";

/** @typedef {import("./layouts.js").Frame} Frame */

const root = /** @type {HTMLElement} */ (document.querySelector(".reasons"));
const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(name));

/** @type {Map<HTMLElement, string>} */
const written = new Map();
/**
 * Whether a part shows something else than before: a button that somebody presses must not go, and what is said again would be
 * read aloud again.
 * @param {HTMLElement} box
 * @param {any} content
 */
function isOther(box, content) {
  const key = JSON.stringify(content);
  if (written.get(box) === key) return false;
  written.set(box, key);
  return true;
}

/**
 * How a standing looks: by its name, so that new ones look like differences.
 * @param {any} answer
 */
function styleOf(answer) {
  const { standing, scenario } = answer;
  if (!standing?.passes) return "bad";
  const verdict = scenario?.comparison.verdict ?? "";
  const isAmbiguous = scenario?.comparison.containers.some((/** @type {any} */ one) => one.ambiguities.length > 0);
  // As in a report: nothing is wrong, and nothing is equal.
  if (/expected/i.test(`${verdict} ${standing.name}`)) return "expected";
  return isAmbiguous ? "note" : "good";
}

/**
 * A sentence ends with a full stop; its first word may be a name, and stays as it is.
 * @param {string} text
 */
const sentence = (text) => (text && !/[.!?:]$/.test(text) ? `${text}.` : text);

/** @param {import("./server.js").LayoutAnswer} answer */
export function showVerdict(answer) {
  const isRead = answer.status !== "unreadable";
  const style = isRead ? styleOf(answer) : "bad";
  const words = isRead ? answer.standing?.words ?? "" : word("unreadable");
  const text = isRead ? sentence(answer.standing?.sentence ?? answer.scenario?.comparison.sentence ?? "") : word("unreadable-sentence");
  root.classList.toggle("stale", !isRead);
  const box = part(".verdict");
  if (!isOther(box, [style, words, text])) return;
  box.className = `verdict ${style}`;
  box.replaceChildren(make("strong", {}, sentence(words).replace(/\.$/, "")), make("span", {}, linked(text)));
}

/**
 * @param {import("./server.js").ScenarioProblem[]} problems
 * @param {string | null | undefined} ended
 */
export function showProblems(problems, ended) {
  if (!isOther(part(".problems"), [problems, ended])) return;
  const items = problems.map((problem) => make("li", { class: problem.severity === "error" ? "bad" : "note" },
    make("p", {}, make("strong", {}, word(problem.severity === "error" ? "error" : "warning")), " ",
      problem.line ? make("button", { type: "button", class: "line", "data-line": problem.line, "data-column": problem.column }, word("line", { line: problem.line })) : word("whole-file"),
      ": ", linked(problem.message)),
    ...(problem.hints ?? []).map((hint) => make("p", { class: "hint" }, linked(hint)))));
  if (ended) items.push(make("li", { class: "note" }, ended));
  part(".problems").replaceChildren(...items);
}

/**
 * The fix of a conflict and what follows from it, as a clause; nothing where none is known.
 * @param {{ advice?: { change: string, result?: string } }} set
 */
export const adviceOn = ({ advice }) => (advice ? [advice.change, advice.result].filter(Boolean).join(": then ") : null);

/**
 * What differs only because of a cause; nothing where that is nothing else.
 * @param {{ element?: string, followers?: { element: string }[] }} cause
 */
function followersOf({ element, followers = [] }) {
  const names = [...new Set(followers.map((one) => one.element).filter((name) => name !== element))];
  return names.length ? make("p", { class: "follows" }, word("followers", { elements: names.join(", ") })) : null;
}

/** More causes than this would hide the first. */
const mostCauses = 5;

/**
 * The mistakes, then the causes that none of them explains: of the container that is shown, else of the first that has some. No
 * layout and conflicts are causes too.
 * @param {import("./server.js").LayoutAnswer} answer
 * @param {import("./mistakes.js").Mistakes} found
 * @param {boolean} isOutdated
 * @param {(edits: import("./editor.js").Edit[]) => void} apply
 */
export function showCauses(answer, found, isOutdated, apply) {
  const containers = answer.scenario?.comparison.containers ?? [];
  const shown = containers[answer.shown ?? 0];
  const isCause = (/** @type {any} */ one) => one && (one.failure || one.conflicts.length + one.causes.length > 0);
  const container = isCause(shown) ? shown : containers.find(isCause);
  const causesOf = (/** @type {any} */ one) => (one?.failure ? [one.failure] : one?.causes ?? []);
  const own = new Set(causesOf(container).map((/** @type {any} */ cause) => cause.sentence));
  const seen = new Set();
  const all = [container, ...containers].flatMap(causesOf).filter((cause) => !seen.has(cause.sentence) && seen.add(cause.sentence));
  const { mistakes, others } = explained(answer.standing?.passes ? [] : found.blames, all);
  // Those of an earlier text stay where something of it is left: what moves under the pointer cannot be pressed.
  const known = mistakes.filter(({ cause }) => cause || !isOutdated);
  const causes = /** @type {any[]} */ (others.filter((cause) => own.has(cause.sentence)));
  const advice = (shown?.conflictSets ?? []).flatMap((/** @type {any} */ set) => adviceOn(set) ?? []);
  if (isOther(part(".causes"), [known, causes, advice])) {
    const blamed = known.map(({ blame, cause }) => make("li", {}, cause ? linked(sentence(cause.sentence)) : null,
      cause ? followersOf({ element: cause.element, followers: blame.explains }) : null, ...placesOf(blame, apply)));
    const items = causes.slice(0, mostCauses).map((cause) => make("li", {},
      linked(sentence(cause.sentence)), cause.fix ? make("p", { class: "hint" }, linked(sentence(cause.fix))) : null,
      followersOf(cause)));
    if (causes.length > mostCauses) items.push(make("li", {}, word("more-causes", { count: causes.length - mostCauses })));
    for (const one of advice) items.push(make("li", { class: "hint" }, linked(sentence(one))));
    // What agrees has no cause of a difference.
    const isAgreeing = advice.length === 0 && causes.every((cause) => ["ambiguity", "rounding"].includes(cause.class));
    const list = (/** @type {string} */ heading, /** @type {HTMLElement[]} */ entries) => (entries.length ? [make("h2", {}, word(heading)), make("ul", {}, ...entries)] : []);
    part(".causes").replaceChildren(...list(known.length > 1 ? "mistakes" : "mistake", blamed), ...list(isAgreeing ? "findings" : "causes", items));
  }
  showOutdated(isOutdated);
}

/**
 * Whether mistakes were found in another text, so that their changes cannot be made.
 * @param {boolean} isOutdated
 */
export function showOutdated(isOutdated) {
  part(".causes").classList.toggle("outdated", isOutdated);
  for (const button of part(".causes").querySelectorAll("button.change")) /** @type {HTMLButtonElement} */ (button).disabled = isOutdated;
}

/**
 * What differs at this width, at once.
 * @param {Frame[]} frames
 * @param {number} width
 * @param {{ isConflicting: boolean, isMissing: boolean, isSampled: boolean, isWaiting: boolean }} found
 */
export function showReadout(frames, width, { isConflicting, isMissing, isSampled, isWaiting }) {
  const edges = frames.filter((frame) => !frame.isAmbiguous).flatMap((frame) =>
    frame.differing.flatMap((isDiffering, index) => (isDiffering ? [{ frame, index }] : [])));
  const isSingle = frames.some((frame) => !frame.spec || !frame.constraints);
  const distance = (/** @type {typeof edges[number]} */ { frame, index }) =>
    Math.abs((frame.spec?.[index] ?? 0) - (frame.constraints?.[index] ?? 0));
  // The edge that differs most, the first of several.
  const largest = edges.reduce((most, edge) => (distance(edge) > distance(most) + 1e-6 ? edge : most), edges[0]);
  const first = largest ? describe(largest.frame, largest.index) : "";
  const name = isSingle ? "single" : edges.length > 1 ? "differs" : edges.length === 1 ? "one-differs" : "equal";
  const ambiguous = frames.filter((frame) => frame.isAmbiguous && frame.isDiffering).map((frame) => frame.name);
  // Nothing was laid out, or the rules conflict: then no edge is worth a word of praise.
  const isUntold = frames.length === 0 || (isConflicting && name === "equal");
  const words = isUntold ? [] : [word(name === "equal" && ambiguous.length > 0 ? "others-equal" : name, { width: points(width), count: edges.length, first })];
  if (ambiguous.length > 0) words.unshift(word("ambiguous", { elements: ambiguous.join(", ") }));
  if (isConflicting) words.unshift(word("conflicting"));
  if (isMissing) words.unshift(word("missing"));
  if (isSampled) words.push(word("sampled"));
  if (isWaiting) words.push(word("waiting"));
  const box = part(".readout");
  const text = words.join(" ");
  if (box.textContent !== text) box.textContent = text;
  box.className = `readout ${edges.length > 0 || isConflicting ? "bad" : ambiguous.length > 0 ? "note" : "good"}`;
}

/**
 * @param {Frame} frame
 * @param {number} index
 */
function describe({ name, spec, constraints }, index) {
  if (!spec || !constraints) return "";
  return word("difference", {
    edge: word("edge", { element: name, edge: edgeNames[index] }), spec: points(spec[index]),
    constraints: points(constraints[index]), difference: difference(constraints[index] - spec[index]),
  });
}

/** @param {Node[]} children */
export function showWhy(...children) { part(".why .answer").replaceChildren(...children); }

/**
 * The answer to "why is this edge here", by both engines.
 * @param {any} answer
 */
export function whyOf(answer) {
  const nodes = [];
  const edges = answer.edges ?? [];
  for (const edge of edges) {
    const many = edges.length > 1;
    const inSpec = (edge.spec?.steps ?? []).map((/** @type {any} */ step) => make("li", {}, make("b", {}, word("points", { length: points(step.points) })), " ",
      make("code", {}, step.path), ...step.reasons.map((/** @type {string} */ reason) => make("p", {}, linked(reason)))));
    const inConstraints = (edge.constraints?.causes ?? []).map((/** @type {any} */ cause) => make("li", {}, linked(cause.sentence), cause.effect ? make("p", { class: "quiet" }, cause.effect) : null));
    const body = [
      edge.sentence ? make("p", {}, linked(edge.sentence)) : null,
      inSpec.length ? make("h4", { class: "engine spec" }, word("in-spec")) : null,
      edge.spec?.sentence ? make("p", {}, linked(edge.spec.sentence)) : null,
      inSpec.length ? make("ul", {}, ...inSpec) : null,
      edge.constraints ? make("h4", { class: "engine constraints" }, word("in-constraints")) : null,
      edge.constraints?.sentence ? make("p", {}, linked(edge.constraints.sentence)) : null,
      inConstraints.length ? make("ul", {}, ...inConstraints) : null,
    ];
    const title = word("edge", { element: edge.element, edge: edge.edge });
    nodes.push(many ? make("details", edge.sentence?.length ? {} : {}, make("summary", {}, title), ...body) : make("div", {}, make("h3", {}, title), ...body));
  }
  if (nodes.length === 0) nodes.push(...linesOf(answer.lines ?? []));
  return nodes;
}

/**
 * Lines as a command prints them, with links.
 * @param {string[]} lines
 * @returns {HTMLElement[]}
 */
export const linesOf = (lines) => [make("pre", { class: "lines", tabindex: "0" }, ...lines.flatMap((line, index) => [index ? "\n" : "", linked(line)]))];

export { hasWord, lineLink, sentence };
