// One scenario: its editor, its picture, and what the server answered about its text.

import { Client } from "./server.js";
import { makeEditor } from "./editor.js";
import { contentsOf, coursesOf, framesAt, framesBetween, givenFrames, heightsOf, isConflicting, nearestSample, shownFrames } from "./layouts.js";
import { linesOfPlace, placesOnLine } from "./links.js";
import { none } from "./mistakes.js";
import { many, Picture } from "./picture.js";
import { Stage } from "./stage.js";

/** @typedef {import("./picture.js").Place} Place */
/** @typedef {import("./server.js").LayoutAnswer} LayoutAnswer */
/** @typedef {{ width: number, height: number | null, case: string, pixels: number, mode: string }} View */
/**
 * @typedef {{ view: View, choose: (choice: Partial<View>, isSettled: boolean) => void, edited: (pane: Pane) => void, answered: (pane: Pane) => void,   selected: (pane: Pane, place: Place | null) => void, activated: (pane: Pane) => void, failed: (error: unknown) => void }} App
 */

const { isIn } = /** @type {any} */ (globalThis).layoutDrawing;
// The pause after which all widths are followed, in milliseconds.
const pause = 150;

export class Pane {
  /**
   * @param {HTMLElement} parent
   * @param {string} name
   * @param {App} app
   */
  constructor(parent, name, app) {
    const template = /** @type {HTMLTemplateElement} */ (document.querySelector("#pane"));
    this.root = /** @type {HTMLElement} */ (/** @type {DocumentFragment} */ (template.content.cloneNode(true)).firstElementChild);
    this.root.dataset.pane = name;
    parent.append(this.root);
    this.name = name;
    this.app = app;
    this.client = new Client();
    this.sampler = new Client();
    /** @type {{ n: number, name: string, text: string, hash: string, canSave: boolean, file: string | null }} */
    this.opened = { n: -1, name: "", text: "", hash: "", canSave: false, file: null };
    /** @type {LayoutAnswer | null} */
    this.answer = null;
    // Goes up with each answer about another text or container.
    this.version = 0;
    this.answeredText = "";
    /** @type {import("./layouts.js").Course[]} */
    this.courses = [];
    /** @type {NonNullable<LayoutAnswer["events"]>} */
    this.events = [];
    /** @type {Map<string, any>} */
    this.contents = new Map();
    // The same in the last container that no course reaches.
    this.contentsOutside = this.contents;
    /** @type {import("./layouts.js").Frame[]} */
    this.frames = [];
    // Frames that engines laid out, where no segments are known: of a long list, or until they are.
    /** @type {{ width: number, height: number | null, frames: import("./layouts.js").Frame[] }[]} */
    this.samples = [];
    /** @type {import("./server.js").Links | null} */
    this.links = null;
    /** @type {Place | null} */
    this.selection = null;
    this.settled = this.view();
    this.mistakes = none;
    this.isBusy = this.isPending = this.isFollowing = false;
    // Whether frames are drawn between two widths that were laid out.
    this.isBetween = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.resting = undefined;
    this.isMoving = false;
    this.drawing = this.inner = this.room = 0;
    this.turn = this.sampling = this.rebuilt = 0;
    // What the pointer is at, as text.
    this.pointed = "null";
    // The hash of a change on disk that the reader has been told of.
    this.noted = "";
    /** @type {AbortController | null} */
    this.watching = null;
    this.isQuiet = false;
    this.editor = makeEditor(this.part(".text"), { change: () => this.changed(), caret: (line) => this.caret(line) });
    this.picture = new Picture(this.part(".picture"));
    this.stage = new Stage(this.part(".stage"), { choose: app.choose, name });
    this.stage.ratio = () => this.picture.zoom;
    this.root.addEventListener("focusin", () => app.activated(this));
    this.listen();
    new ResizeObserver(() => this.drawSoon()).observe(this.part(".canvas"));
  }

  /**
   * @param {string} selector
   * @returns {HTMLElement}
   */
  part(selector) { return /** @type {HTMLElement} */ (this.root.querySelector(selector)); }

  text() { return this.editor.text(); }

  /**
   * Another text in the editor, as somebody types it.
   * @param {string} text
   */
  replaceText(text) {
    this.editor.setText(text);
    if (text === this.text()) this.changed();
  }

  /**
   * Another file.
   * @param {Pane["opened"]} opened
   * @param {string} [text]
   */
  open(opened, text = opened.text) {
    this.isQuiet = true;
    const isOther = opened.n !== this.opened.n;
    this.opened = opened;
    this.editor.setText(text);
    if (isOther) this.editor.forget();
    this.isQuiet = false;
    this.part(".heading .file").textContent = opened.file ?? opened.name;
    [this.answer, this.mistakes] = [null, none];
    this.isFollowing = false;
    this.stage.showRuler(null, null, [], false);
    this.changed();
  }

  // Asking.

  changed() {
    if (this.isQuiet) return;
    this.root.dataset.state = "asking";
    this.app.edited(this);
    clearTimeout(this.timer);
    this.isBusy = false;
    void this.request([]);
  }

  view() { return { width: this.app.view.width, height: this.app.view.height, case: this.app.view.case }; }

  /** @param {string[]} parts */
  async request(parts) {
    const text = this.text();
    const { case: name, ...container } = this.view();
    this.isBusy = true;
    this.isPending = false;
    const turn = this.turn = this.turn + 1;
    try {
      const answer = await this.client.layout({ text, container, case: name, n: this.opened.n, parts });
      if (!answer || turn !== this.turn) return;
      this.take(answer, text, { ...container, case: name }, parts);
    } catch (error) {
      this.isFollowing = false;
      this.app.failed(error);
    } finally {
      if (turn === this.turn) this.isBusy = false;
    }
    if (parts.includes("segments") && this.courses.length === 0) void this.sample();
    if (this.isPending && !this.isBusy) void this.request([]);
    else if (turn === this.turn) this.followSoon(parts);
  }

  /**
   * All widths, once nobody types any more.
   * @param {string[]} parts
   */
  followSoon(parts) {
    clearTimeout(this.timer);
    if (this.answer?.status !== "laidOut" || (parts.length > 0 && this.courses.length > 0)) return;
    if (parts.includes("segments")) return;
    this.isFollowing = this.courses.length === 0;
    this.timer = setTimeout(() => void this.request(this.courses.length > 0 ? ["links"] : ["segments", "links"]), pause);
  }

  /**
   * @param {LayoutAnswer} answer
   * @param {string} text
   * @param {{ width: number, height: number | null, case: string }} container
   * @param {string[]} parts
   */
  take(answer, text, container, parts) {
    this.editor.mark(answer.problems ?? []);
    if (answer.status === "unreadable") {
      this.answer = { ...(this.answer ?? answer), status: "unreadable", problems: answer.problems };
      this.isFollowing = false;
      this.root.dataset.state = "unreadable";
      this.app.answered(this);
      return;
    }
    const isOther = text !== this.answeredText || container.case !== this.settled.case;
    if (this.courses.length === 0 || isOther) this.root.dataset.state = "drawn";
    if (isOther) {
      [this.courses, this.events, this.links, this.samples] = [[], [], null, []];
      this.version += 1;
    }
    this.answeredText = text;
    if (container.width !== this.settled.width || container.height !== this.settled.height) this.version += 1;
    this.settled = container;
    this.answer = answer;
    if (parts.includes("segments")) {
      this.courses = coursesOf(answer);
      this.events = answer.events ?? [];
      this.mistakes = { text, blames: answer.scenario?.comparison.blames ?? [] };
      this.isFollowing = false;
      this.version += 1;
      this.contentsOutside = this.contents;
    }
    if (this.courses.length > 0) this.root.dataset.state = "followed";
    // Lines at the laid out widths only are no reason to forget those at all widths.
    if (parts.includes("segments") || this.courses.length === 0) this.contents = contentsOf(answer.scenario, this.courses.length === 0);
    else if (!this.isFollowed(container)) [this.contentsOutside, this.rebuilt] = [contentsOf(answer.scenario, true), this.rebuilt + 1];
    this.remember();
    if (answer.links) this.links = answer.links;
    this.rebuilt = this.rebuilt + (parts.length === 0 || parts.includes("segments") ? 1 : 0);
    this.isFollowing = this.courses.length === 0 && !parts.includes("segments");
    this.showRuler();
    this.draw();
    this.root.dataset.drawn = String(answer.request);
    this.caret(this.editor.line());
    this.app.answered(this);
  }

  /**
   * A question about the text in the container of the view; `null` where a newer one took over.
   * @param {string} question
   * @param {object} [more]
   * @returns {Promise<any>}
   */
  ask(question, more = {}) {
    // In the pixels of the frames beside it: courses are exact, and other frames are those of the scenario's device.
    const { case: name, ...container } = this.view();
    const pixels = this.isFollowed(container) ? { pixels: this.app.view.pixels } : {};
    return this.client.ask(question === "edge" ? "edge" : "tab", "api/answer", { text: this.text(), container, case: name, n: this.opened.n, question, ...pixels, ...more });
  }

  // Drawing.

  /** @param {{ width: number, height: number | null }} view */
  isFollowed({ width, height }) {
    return this.courses.some((course) => course.height === height && course.from <= width && width <= course.to);
  }

  course() { return this.courses.find((course) => course.height === this.app.view.height) ?? null; }
  container() { return this.answer?.scenario?.comparison.containers[this.answer.shown ?? 0] ?? null; }
  changes() { return this.events.find((list) => (list.height ?? null) === this.app.view.height) ?? null; }
  sweep() { return this.changes()?.proof ?? null; }

  showRuler() {
    const { height } = this.app.view;
    const events = this.changes()?.events ?? [];
    this.stage.showHeights(heightsOf(this.answer?.scenario), height);
    this.stage.showCases(this.answer?.cases ?? [], this.app.view.case);
    this.stage.showRuler(this.course(), this.sweep(), events, this.isFollowing);
  }

  /** Draws in the next frame; while the width moves, only what is in sight, and the rest after a pause. */
  drawSoon(isMoving = false) {
    clearTimeout(this.resting);
    if (isMoving) this.resting = setTimeout(() => this.drawSoon(), pause);
    this.isMoving = isMoving;
    if (this.drawing) return;
    this.drawing = requestAnimationFrame(() => {
      this.drawing = 0;
      this.draw(this.isMoving);
    });
  }

  /** The picture at the width of the view, from segments; without them, of the last answer. */
  draw(isMoving = false) {
    const { width, height, pixels, mode } = this.app.view;
    this.stage.showChoice({ pixels, mode });
    const course = this.course();
    const isFollowed = this.isFollowed(this.app.view);
    if (course && isFollowed) {
      this.frames = framesAt(course, width, pixels);
    } else {
      const known = this.samples.filter((sample) => sample.height === height);
      // Between two widths that are known, nobody is asked until the move has ended.
      const isInside = !course && known.length > 1 && known[0].width <= width && width <= known[known.length - 1].width;
      const isOther = this.settled.width !== width || this.settled.height !== height;
      if (isOther && (this.samples.length > 0 || course) && !(isMoving && isInside)) this.requestSoon();
      if (known.length === 0 && this.samples.length === 0) return;
      this.frames = known.length === 0 ? this.samples[0].frames : framesBetween(course ? [nearestSample(known, width)] : known, width);
      this.isBetween = !known.some((sample) => sample.width === width);
    }
    // Measured while nothing moves: it changes with the window only, and then everything is drawn again. A canvas that grows with its picture has room.
    if (!isMoving || this.inner === 0) {
      const canvas = this.part(".canvas");
      const style = getComputedStyle(canvas);
      this.inner = canvas.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
      this.room = style.contain === "strict" ? canvas.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom) : Infinity;
    }
    const names = isFollowed && course ? course.names : this.frames.map((frame) => frame.name).join(" ");
    const contents = isFollowed || this.courses.length === 0 ? this.contents : this.contentsOutside;
    this.picture.show(this.frames, contents, { available: this.inner, room: this.room, key: `${this.rebuilt} ${isFollowed} ${names}`, isMoving, given: givenFrames(this.container(), this.app.view) });
    const outer = this.frames[0]?.constraints ?? this.frames[0]?.spec;
    this.stage.showWidth(width, outer ? (outer[2] - this.picture.low[0]) * this.picture.zoom : null);
  }

  /** Where nothing is known of all widths, the engines lay out some: the picture is a straight line between them. */
  async sample() {
    const text = this.answeredText;
    const { height, case: name } = this.app.view;
    const turn = this.sampling = this.sampling + 1;
    for (const width of [280, 320, 375, 430, 520, 640, 800, 1000, 1200]) {
      if (turn !== this.sampling || text !== this.answeredText || this.courses.length > 0) return;
      if (this.samples.some((one) => one.width === width && one.height === height)) continue;
      const answer = await this.sampler.layout({ text, container: { width, height }, case: name, n: this.opened.n, parts: [] }).catch(() => null);
      if (text === this.answeredText && answer?.status === "laidOut") this.remember(answer);
    }
    if (turn === this.sampling && text === this.text() && text === this.answeredText) this.root.dataset.state = "followed";
  }

  /** Keeps the frames of an answer for the widths around it. */
  remember(answer = this.answer) {
    const found = answer ? shownFrames(answer) : null;
    // An answer whose time ran out has no frames.
    if (!found || found.frames.length === 0 || this.isFollowed({ width: found.container.width, height: found.container.height ?? null })) return;
    const sample = { width: found.container.width, height: found.container.height ?? null, frames: found.frames };
    const others = this.samples.filter((one) => one.width !== sample.width || one.height !== sample.height);
    this.samples = [...others, sample].sort((one, other) => one.width - other.width);
  }

  requestSoon() {
    if (this.isBusy) this.isPending = true;
    else void this.request([]);
  }

  /** What the readout says beside the frames. */
  found() {
    const { width } = this.app.view;
    const course = this.isFollowed(this.app.view) ? this.course() : null;
    return {
      isConflicting: course ? isIn(course.conflicts, width) : Boolean(this.answer && isConflicting(this.answer)),
      isMissing: course ? isIn(course.missing, width) : Boolean(this.container()?.failure),
      isSampled: course ? isIn(course.sampled, width) : this.isBetween,
      isWaiting: this.isFollowing,
    };
  }

  /** After a move has ended: what the engines say about this very container. */
  settle() {
    const { width, height } = this.view();
    if (width === this.settled.width && height === this.settled.height) return;
    this.showRuler();
    void this.request(this.courses.length > 0 ? ["links"] : []);
  }

  // Links between lines and edges.

  listen() {
    const canvas = this.part(".canvas");
    canvas.addEventListener("pointermove", (event) => {
      if (event.buttons !== 0) return;
      this.point(this.picture.at(event.clientX, event.clientY));
    });
    document.addEventListener("scroll", () => {
      this.picture.isScrolled = true;
      if (this.frames.length > many) this.drawSoon(true);
    }, { capture: true, passive: true });
    canvas.addEventListener("pointerleave", () => this.point(null));
    canvas.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest(".handle")) return;
      this.app.selected(this, this.picture.at(event.clientX, event.clientY));
    });
  }

  /**
   * What is pointed at, by pointer or focus.
   * @param {Place | null} place
   */
  point(place) {
    const key = JSON.stringify(place);
    if (key === this.pointed) return;
    this.pointed = key;
    this.part(".where").textContent = place ? (place.edge ? `${place.element}.${place.edge}` : place.element) : "";
    if (place) {
      this.picture.light([place]);
      this.editor.light(this.linesOf(place));
    } else {
      this.editor.light(this.selection ? this.linesOf(this.selection) : []);
      this.picture.light(placesOnLine(this.links, this.editor.line()));
    }
  }

  /** @param {Place} place */
  linesOf(place) { return linesOfPlace(this.links, place); }

  /** @param {number} line */
  caret(line) {
    if (!this.picture) return;
    this.picture.light(placesOnLine(this.links, line));
  }

  /** @param {Place | null} place */
  select(place) {
    this.selection = place;
    this.picture.select(place);
    this.editor.light(place ? this.linesOf(place) : []);
  }
}
