// The playground: opens scenarios, keeps panes, picture, reasons and tabs in step, and the state in the address.

import { loadSchema } from "./completion.js";
import * as files from "./files.js";
import { keep } from "./keep.js";
import { firstContainer } from "./layouts.js";
import { Pane } from "./pane.js";
import { fragmentOf, stateOf } from "./permalink.js";
import { many } from "./picture.js";
import { linesOf, showCauses, showOutdated, showProblems, showReadout, showVerdict, showWhy, whyOf } from "./reasons.js";
import { Tabs } from "./tabs.js";
import { make, word } from "./words.js";

const one = (/** @type {string} */ selector) => /** @type {any} */ (document.querySelector(selector));
const main = one("main");
const picker = one("#file");

/** @type {Pane[]} */
const panes = [];
/** @type {Pane} */
let active;
/** @type {import("./pane.js").View} */
const view = { width: 320, height: null, case: "", pixels: 0, mode: "overlay" };
const tabs = new Tabs((name) => {
  tabs.choose(name, active);
  rememberSoon();
});

// An address without a token opens texts, and no files.
const token = /^\/[0-9a-f]{32}(?=\/)/;
const hasFiles = token.test(location.pathname);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let telling;
/** @param {string} words */
function tell(words) {
  one("#notice").textContent = words;
  clearTimeout(telling);
  telling = setTimeout(() => { one("#notice").textContent = ""; }, 6000);
}

// The state.

let remembering = 0;
function rememberSoon() {
  clearTimeout(remembering);
  remembering = window.setTimeout(() => void remember(), 400);
}

async function remember() {
  const { width, height, case: name, pixels, mode } = view;
  const { selection } = active;
  const fragment = await fragmentOf({
    panes: panes.map((pane) => ({ file: pane.opened.name, text: pane.text() })), width, height, case: name, pixels, mode, tab: tabs.name,
    selection: selection ? [panes.indexOf(active), selection.element, selection.edge] : null,
  });
  if (fragment !== location.hash) history.replaceState(null, "", fragment);
  // Without the token: a link opens in the playground of whoever has it, now or after a new start.
  return `${location.origin}${location.pathname.replace(token, "").replace("index.html", "")}${fragment}`;
}

/**
 * What a link may say: everything is checked, since anybody may have written it.
 * @param {any} state
 */
async function restore(state) {
  const number = (/** @type {any} */ value, /** @type {number} */ usual, most = 100_000) => (Number.isFinite(value) && value >= 0 && value <= most ? value : usual);
  view.width = Math.max(number(state.width, view.width), 1);
  view.height = state.height === null || state.height === undefined ? null : number(state.height, 0) || null;
  view.pixels = number(state.pixels, 0, 3);
  [view.mode, view.case] = [state.mode === "beside" ? "beside" : "overlay", typeof state.case === "string" ? state.case : ""];
  const texts = Array.isArray(state.panes) ? state.panes.filter((/** @type {any} */ entry) => typeof entry?.text === "string").slice(0, 2) : [];
  const named = texts.length === 0 && files.fileNamed(String(state.file));
  if (named) texts.push({ file: named.name, text: (await files.read(named.n)).text });
  if (texts.length === 0) return false;
  if (texts.length > 1) addPane();
  else if (panes.length > 1) removePane();
  for (const [index, entry] of texts.entries()) {
    const entryFile = files.fileNamed(String(entry.file)) ?? files.fileNamed("");
    await open(panes[index], entryFile?.n ?? 0, entry.text);
  }
  tabs.choose(String(state.tab), active);
  const [index, element, edge] = Array.isArray(state.selection) ? state.selection : [];
  if (panes[index] && typeof element === "string") app.selected(panes[index], { element, edge: typeof edge === "string" ? edge : null });
  return true;
}

// What panes report.

/** @type {import("./pane.js").App} */
const app = {
  view,
  choose(choice, isSettled) {
    const isOther = choice.height !== undefined && choice.height !== view.height;
    const isOtherCase = choice.case !== undefined && choice.case !== view.case;
    Object.assign(view, choice);
    for (const pane of panes) {
      if (isOtherCase) pane.changed();
      if (isOther) pane.showRuler();
      pane.drawSoon(!isSettled);
    }
    drawnSoon(isSettled);
    if (!isSettled) return;
    if (!isOtherCase) for (const pane of panes) pane.settle();
    if (choice.pixels !== undefined) {
      void explain();
      void tabs.show(active);
    }
    rememberSoon();
  },
  edited(pane) {
    const isEdited = pane.text() !== pane.opened.text;
    const state = pane.opened.canSave ? "unsaved" : pane.opened.file === null ? "unsaved-blank" : "unsaved-example";
    pane.part(".heading .state").textContent = isEdited ? word(state) : "";
    if (pane === active) showOutdated(pane.text() !== pane.mistakes.text);
    showActions();
    rememberSoon();
  },
  answered(pane) {
    if (pane === active) reasonSoon();
  },
  selected(pane, place) {
    activate(pane);
    for (const each of panes) each.select(each === pane ? place : null);
    void explain();
    void tabs.show(active);
    rememberSoon();
  },
  activated: (pane) => activate(pane),
  failed(error) {
    tell(error instanceof TypeError ? word("lost") : word("failed", { reason: /** @type {Error} */ (error).message }));
  },
};

/** @param {Pane} pane */
function activate(pane) {
  if (pane === active) return;
  active = pane;
  for (const each of panes) each.root.classList.toggle("active", each === pane);
  showActions();
  if (pane.answer) showReasons();
  void tabs.show(pane, true);
}

function showActions() {
  if (!active) return;
  one("#save").disabled = !active.opened.canSave || active.text() === active.opened.text;
  document.title = `${active.opened.name || word("blank")} · LayoutDiff`;
}

let waiting = false;
/** @type {boolean | null} whether what was chosen meanwhile was settled */
let newer = null;
let tabled = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let tabling;
/** What follows the picture: the sentence in each frame, the table ten times a second. */
function drawnSoon(isSettled = true) {
  if (waiting) {
    newer = isSettled || newer === true;
    return;
  }
  waiting = true;
  // After the picture, which is drawn in the same frame.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    waiting = false;
    // What was chosen meanwhile may not be drawn yet.
    if (newer !== null) drawnSoon(newer);
    newer = null;
    showReadout(active.frames, view.width, active.found());
    clearTimeout(tabling);
    if (tabs.name !== "frames") return;
    const now = performance.now();
    if (isSettled || (now - tabled > 100 && active.frames.length <= many)) {
      tabled = now;
      void tabs.show(active);
    } else {
      tabling = setTimeout(() => void tabs.show(active), 150);
    }
  }));
}

let reasoning = false;
/** What is read follows when the picture is on the screen: somebody who types waits for that. */
function reasonSoon() {
  if (reasoning) return;
  reasoning = true;
  requestAnimationFrame(() => setTimeout(() => {
    reasoning = false;
    showReasons();
    void tabs.show(active);
  }));
}

let explained = "";
function showReasons() {
  const { answer } = active;
  // Beside another scenario, the reasons say whose they are.
  one(".reasons .of").textContent = panes.length > 1 ? active.opened.name || word("blank") : "";
  if (!answer) return;
  showVerdict(answer);
  showProblems(answer.problems ?? [], answer.work?.ended);
  showCauses(answer, active.mistakes, active.text() !== active.mistakes.text, mend);
  showReadout(active.frames, view.width, active.found());
  void explain();
}

/**
 * Makes the change of a mistake, in the text that it was found in.
 * @param {import("./editor.js").Edit[]} edits
 */
function mend(edits) {
  if (active.text() !== active.mistakes.text) return;
  active.editor.apply(edits);
  tell(word("changed", { line: active.editor.line() }));
}

/** Why the chosen edge is where it is. */
async function explain() {
  const { selection } = active;
  const { width, height } = active.settled;
  const key = JSON.stringify([active.name, active.answeredText, width, height, active.settled.case, selection, view.pixels, active.isFollowed(active.settled)]);
  if (key === explained) return;
  explained = key;
  if (!selection) {
    showWhy(make("p", { class: "quiet" }, word("pick-edge")));
    return;
  }
  try {
    const asked = await active.ask("edge", { element: selection.element, ...(selection.edge ? { edge: selection.edge } : {}) });
    if (!asked || key !== explained) return;
    if (asked.answer) showWhy(...whyOf(asked.answer));
    else showWhy(...linesOf([asked.reason ?? word("unreadable-sentence")]));
  } catch (error) {
    app.failed(error);
  }
}

// Panes.

/** @type {WeakMap<Pane, object>} what each pane opens: of two that are chosen, the later one */
const opening = new WeakMap();
/**
 * @param {Pane} pane
 * @param {number} n
 * @param {string} [text]
 */
async function open(pane, n, text) {
  const turn = {};
  opening.set(pane, turn);
  try {
    const opened = await files.read(n);
    if (opening.get(pane) !== turn) return;
    if (text === undefined && panes.length === 1) showFirstContainer(opened.text);
    if (pane === panes[0]) files.showFiles(picker, n);
    else files.showFiles(/** @type {any} */ (pane.part(".other select")), n);
    pane.open(opened, text);
    showActions();
    void files.watch(pane, tell);
  } catch (error) {
    app.failed(error);
  }
}

/** @param {string} text */
const showFirstContainer = (text) => Object.assign(view, { case: "", ...firstContainer(text) });

function addPane() {
  if (panes.length > 1) return panes[1];
  const pane = new Pane(main, "b", app);
  panes.push(pane);
  main.classList.add("two");
  one("#compare").setAttribute("aria-pressed", "true");
  pane.part(".other").hidden = false;
  pane.part(".heading .file").hidden = true;
  const select = /** @type {any} */ (pane.part(".other select"));
  select.addEventListener("change", async () => {
    if (await files.mayLeave(pane)) await open(pane, Number(select.value));
    else select.value = pane.opened.n;
  });
  return pane;
}

function removePane() {
  const [, pane] = panes.splice(1, 1).length ? [null, main.querySelector("[data-pane=b]")] : [null, null];
  pane?.remove();
  main.classList.remove("two");
  one("#compare").setAttribute("aria-pressed", "false");
  activate(panes[0]);
  panes[0].editor.refresh();
  panes[0].drawSoon();
}

async function toggleCompare() {
  if (panes.length > 1) {
    if (!(await files.mayLeave(panes[1]))) return;
    panes[1].watching?.abort();
    removePane();
  } else {
    const { n } = panes[0].opened;
    // Before and after, where both are there.
    await open(addPane(), files.otherVersion(n)?.n ?? n);
  }
  rememberSoon();
}

// The bar, and links to lines, edges and widths.

function listen() {
  const choose = async (/** @type {number} */ n) => {
    if (!(await files.mayLeave(panes[0]))) return void (picker.value = panes[0].opened.n);
    panes[0].select(null);
    await open(panes[0], n);
  };
  picker.addEventListener("change", () => void choose(Number(picker.value)));
  // A file that is not in the list yet.
  document.addEventListener("open-file", (event) => {
    const added = /** @type {CustomEvent<Promise<number>>} */ (event).detail;
    added.then((n) => files.loadFiles().then(() => choose(n))).catch(app.failed);
  });
  // A text from elsewhere is no new text of the file that is open.
  document.addEventListener("open-text", async (event) => {
    const blank = files.blank();
    if (!blank || !(await files.mayLeave(active))) return;
    active.select(null);
    const text = /** @type {CustomEvent<string>} */ (event).detail;
    showFirstContainer(text);
    await open(active, blank.n, text);
  });
  const save = () => { if (!one("#save").disabled) void files.save(active, tell).catch(app.failed); };
  one("#save").addEventListener("click", save);
  one("#compare").addEventListener("click", () => void toggleCompare());
  one("#link").addEventListener("click", async () => {
    const address = await remember();
    await navigator.clipboard.writeText(address).then(() => tell(word("copied")), () => tell(word("not-copied")));
  });
  for (const kind of ["page", "picture"]) {
    one(`#download-${kind}`).addEventListener("click", () => {
      one(".menu").open = false;
      const container = { width: view.width, height: view.height };
      active.client.download({ kind, text: active.text(), n: active.opened.n, container, case: view.case }).catch(app.failed);
    });
  }
  one("#download-text").addEventListener("click", () => {
    one(".menu").open = false;
    keep(new Blob([active.text()], { type: "application/yaml" }), `${active.opened.name || "screen"}.yaml`);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    save();
  });
  document.addEventListener("click", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!target.closest(".menu")) one(".menu").open = false;
    const button = target.closest("button")?.dataset;
    if (!button) return;
    if (button.line) active.editor.go(Number(button.line), Number(button.column ?? 1));
    const isPlace = target.closest(".known") && (button.element || button.width);
    if (!isPlace) return;
    const more = { ...(button.height !== undefined && { height: Number(button.height) || null }), ...(button.case !== undefined && { case: button.case }) };
    if (button.width) app.choose({ width: Number(button.width), ...more }, true);
    if (button.element) app.selected(active, { element: button.element, edge: button.edge ?? null });
  });
  for (const name of ["focusin", "pointerover"]) {
    one(".known").addEventListener(name, (/** @type {Event} */ event) => {
      const button = /** @type {HTMLElement} */ (event.target).closest("button")?.dataset;
      active.point(button?.element ? { element: button.element, edge: button.edge ?? null } : null);
    });
  }
  addEventListener("hashchange", async () => {
    const state = await stateOf(location.hash);
    if (state) await restore(state);
  });
}

async function begin() {
  main.hidden = false;
  panes.push(new Pane(main, "a", app));
  activate(panes[0]);
  listen();
  showWhy(make("p", { class: "quiet" }, word("pick-edge")));
  tabs.choose("frames", active);
  loadSchema();
  try {
    const list = await files.loadFiles();
    if (!hasFiles) one("#linked").hidden = false;
    const state = await stateOf(location.hash);
    if (state && (await restore(state))) return;
    await open(panes[0], list[0].n);
  } catch (error) {
    app.failed(error);
  }
}

void begin();
