// The picture's surroundings: the edge that is dragged, the field, the switches, the ruler with its breakpoints, the play button.

import { make, points, word } from "./words.js";

/** @typedef {{ width?: number, height?: number | null, case?: string, pixels?: number, mode?: string }} Choice */

// As the field says.
const widths = { least: 1, most: 100_000 };

export class Stage {
  /**
   * @param {HTMLElement} root
   * @param {{ choose: (choice: Choice, isSettled: boolean) => void, name: string }} options
   */
  constructor(root, { choose, name }) {
    const one = (/** @type {string} */ selector) => /** @type {any} */ (root.querySelector(selector));
    this.root = root;
    this.choose = choose;
    this.name = name;
    this.canvas = one(".canvas");
    this.picture = one(".picture");
    this.handle = one(".handle");
    this.field = one(".width input");
    this.button = one(".play");
    this.heights = one(".heights");
    this.cases = one(".cases");
    this.track = one(".track");
    this.events = one(".events");
    this.from = 1;
    this.to = 2000;
    this.width = 320;
    /** @type {number | null} */
    this.playing = null;
    this.direction = 1;
    this.ratio = () => 1;
    this.choices = /** @type {HTMLInputElement[]} */ (Array.from(root.querySelectorAll(".modes input, .pixels input")));
    for (const input of this.choices) {
      input.setAttribute("name", `${input.closest(".modes") ? "mode" : "pixels"}-${name}`);
    }
    this.listen();
    this.showPlaying();
  }

  listen() {
    this.field.addEventListener("input", () => this.move(Number.parseFloat(this.field.value), false, true));
    this.field.addEventListener("change", () => this.move(Number.parseFloat(this.field.value) || this.width, true));
    this.root.addEventListener("change", (event) => {
      const { name, value } = /** @type {HTMLInputElement} */ (event.target);
      if (name === `mode-${this.name}`) this.choose({ mode: value }, true);
      if (name === `pixels-${this.name}`) this.choose({ pixels: Number(value) }, true);
      if (name === `height-${this.name}`) this.choose({ height: value === "" ? null : Number(value) }, true);
    });
    this.cases.addEventListener("change", () => this.choose({ case: this.cases.querySelector("select").value }, true));
    this.events.addEventListener("click", (/** @type {Event} */ event) => {
      const width = /** @type {Element} */ (event.target).closest("button")?.dataset.width;
      if (width) this.move(Number(width), true);
    });
    this.button.addEventListener("click", () => this.play(this.playing === null));
    this.listenToKeys();
    this.listenToHandle();
    this.listenToTrack();
  }

  listenToKeys() {
    this.handle.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      const step = event.shiftKey ? 10 : 1;
      /** @type {Record<string, number>} */
      const moves = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step, PageUp: 50, PageDown: -50, Home: this.from - this.width, End: this.to - this.width };
      const by = moves[event.key];
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.move(this.width + by);
    });
    // A key that is held down moves many times, and settles once.
    this.handle.addEventListener("keyup", () => this.choose({ width: this.width }, true));
  }

  listenToHandle() {
    this.follow(this.handle, (event) => {
      const start = { x: event.clientX, width: this.width, zoom: this.ratio() };
      return (x) => Math.round((start.width + (x - start.x) / start.zoom) * 2) / 2;
    });
  }

  listenToTrack() {
    this.follow(this.track, () => {
      const box = this.track.getBoundingClientRect();
      return (x) => Math.round(this.from + Math.min(Math.max((x - box.left) / box.width, 0), 1) * (this.to - this.from));
    }, true);
  }

  /**
   * Follows a pointer from its press to its release, also outside of the element.
   * @param {HTMLElement} element
   * @param {(event: PointerEvent) => (x: number) => number} begin
   */
  follow(element, begin, isAtOnce = false) {
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      const width = begin(event);
      element.setPointerCapture(event.pointerId);
      event.preventDefault();
      element.focus({ preventScroll: true });
      if (isAtOnce) this.move(width(event.clientX));
      const move = (/** @type {PointerEvent} */ moved) => this.move(width(moved.clientX));
      element.classList.add("dragged");
      element.addEventListener("pointermove", move);
      element.addEventListener("lostpointercapture", () => {
        element.classList.remove("dragged");
        element.removeEventListener("pointermove", move);
        this.choose({ width: this.width }, true);
      }, { once: true });
    });
  }

  /**
   * @param {number} to
   * @param {boolean} [isSettled]
   * @param {boolean} [isByField]
   */
  move(to, isSettled = false, isByField = false) {
    if (!Number.isFinite(to)) return;
    // The engines lay out any width; the ruler has those at which frames are known.
    const width = Math.min(Math.max(to, widths.least), widths.most);
    this.width = width;
    this.choose({ width }, isSettled);
    if (!isByField) this.field.value = points(width);
  }

  /** @param {boolean} isOn */
  play(isOn) {
    this.playing = isOn ? performance.now() : null;
    this.showPlaying();
    if (!isOn) return this.choose({ width: this.width }, true);
    // Without motion: from breakpoint to breakpoint, slowly.
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill) this.leap();
    else requestAnimationFrame((time) => this.step(time));
  }

  /** @param {number} time */
  step(time) {
    if (this.playing === null) return;
    // A hundred points in a second.
    const next = this.width + this.direction * Math.min(Math.max(time - this.playing, 0), 50) / 10;
    this.playing = time;
    if (next >= this.to) this.direction = -1;
    if (next <= this.from) this.direction = 1;
    this.move(next);
    requestAnimationFrame((later) => this.step(later));
  }

  leap() {
    if (this.playing === null) return;
    const widths = [this.from, ...this.stops, this.to];
    this.move(widths.find((width) => width > this.width + 0.01) ?? this.from);
    setTimeout(() => this.leap(), 1500);
  }

  showPlaying() {
    const name = word(this.playing === null ? "play" : "pause");
    this.button.setAttribute("aria-label", name);
    this.button.setAttribute("title", name);
    this.button.classList.toggle("on", this.playing !== null);
  }

  /** @type {number[]} */
  stops = [];
  /** @type {Element | null} */
  current = null;
  // What the ruler shows, as text.
  ruled = "";

  /**
   * What can be chosen.
   * @param {(number | null)[]} heights
   * @param {number | null} height
   */
  showHeights(heights, height) {
    const list = heights.some((one) => one === height) ? heights : [...heights, height];
    const key = list.join(" ");
    this.heights.hidden = list.length < 2;
    if (this.heights.dataset.key !== key) {
      this.heights.dataset.key = key;
      for (const label of this.heights.querySelectorAll("label")) label.remove();
      for (const one of list) {
        this.heights.append(make("label", {}, make("input", { type: "radio", name: `height-${this.name}`, value: one ?? "" }),
          make("span", {}, one === null ? word("self-sizing") : word("high", { height: points(one) }))));
      }
    }
    for (const input of this.heights.querySelectorAll("input")) input.checked = input.value === String(height ?? "");
  }

  /**
   * @param {import("./server.js").CaseChoice[]} cases
   * @param {string} chosen
   */
  showCases(cases, chosen) {
    const select = this.cases.querySelector("select");
    const key = JSON.stringify(cases);
    this.cases.hidden = cases.length < 2;
    if (this.cases.dataset.key !== key) {
      this.cases.dataset.key = key;
      select.replaceChildren(...cases.map((one) => make("option", { value: one.name }, one.isWrong ? word("wrong-case", { name: one.words }) : one.words)));
    }
    select.value = cases.some((one) => one.name === chosen) ? chosen : "";
  }

  /** @param {Choice} choice */
  showChoice({ pixels, mode }) {
    for (const field of this.choices) {
      const isChecked = field.value === String(field.name.startsWith("mode") ? mode : pixels);
      if (field.checked !== isChecked) field.checked = isChecked;
    }
    if (this.picture.dataset.mode !== mode) this.picture.dataset.mode = mode;
  }

  /**
   * The ruler of a course, with its breakpoints.
   * @param {{ from: number, to: number } | null} span
   * @param {any | null} sweep
   * @param {import("./server.js").WidthEvent[]} events
   * @param {boolean} isFollowing whether the ruler of a newer text is on its way: until then this one stays, so that nothing jumps
   */
  showRuler(span, sweep, events, isFollowing) {
    this.root.classList.toggle("following", isFollowing);
    if (isFollowing) return;
    const key = JSON.stringify([span && [span.from, span.to], sweep, events]);
    if (key === this.ruled) return;
    this.ruled = key;
    [this.from, this.to] = span ? [span.from, span.to] : [1, 2000];
    const at = (/** @type {number} */ width) => `${(width - this.from) / (this.to - this.from) * 100}%`;
    const ruler = this.track.parentElement;
    ruler.hidden = !span;
    ruler.querySelectorAll(".ends span").forEach((/** @type {Element} */ end, /** @type {number} */ index) => {
      end.textContent = word("points", { length: points(index ? this.to : this.from) });
    });
    const parts = (sweep?.ranges ?? []).map((/** @type {any} */ part) => {
      const verdict = Object.keys(part.verdict)[0];
      const bar = make("i", { class: `part ${part.ambiguous.length && verdict === "equal" ? "ambiguous" : verdict}` });
      bar.style.insetInlineStart = at(part.from);
      bar.style.width = `${(part.to - part.from) / (this.to - this.from) * 100}%`;
      return bar;
    });
    this.track.querySelector(".parts").replaceChildren(...parts);
    this.stops = Array.from(new Set([...(sweep?.breakpoints ?? []), ...events.map((event) => event.width)]))
      .filter((width) => width > this.from && width < this.to).sort((one, other) => one - other);
    const ticks = this.stops.map((width) => {
      const tick = make("i", { title: word("points", { length: points(width) }) });
      tick.style.insetInlineStart = at(width);
      return tick;
    });
    this.track.querySelector(".ticks").replaceChildren(...ticks);
    this.events.replaceChildren(...events.map((event) => make("li", { class: event.style },
      make("button", { type: "button", "data-width": event.width }, make("b", {}, word("points", { length: points(event.width) })), " ", make("span", {}, event.text)))));
    this.events.hidden = events.length === 0;
  }

  /**
   * @param {number} width
   * @param {number | null} right where the container's right edge is in the picture, in pixels
   */
  showWidth(width, right) {
    this.width = width;
    if (document.activeElement !== this.field) this.field.value = points(width);
    const { handle, track } = this;
    handle.hidden = right === null;
    // Both marks are moved, not placed: a place is laid out, with all that is around it.
    if (right !== null) handle.style.transform = `translateX(${right}px)`;
    handle.setAttribute("aria-valuenow", points(width));
    handle.setAttribute("aria-valuetext", word("points", { length: points(width) }));
    handle.setAttribute("aria-valuemin", String(Math.min(this.from, width)));
    handle.setAttribute("aria-valuemax", String(Math.max(this.to, width)));
    track.querySelector(".here").style.transform = `translateX(${Math.min(Math.max((width - this.from) / (this.to - this.from), 0), 1) * 100}%)`;
    // The last event up to this width.
    let current = null;
    for (const item of this.events.children) if (Number(item.firstChild.dataset.width) <= width + 1e-4) current = item;
    if (current === this.current) return;
    this.current?.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "true");
    this.current = current;
  }
}
