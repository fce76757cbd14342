// The editor of a scenario: CodeMirror where the system has it, else a plain text area. Lines count from 1.

import { make, word } from "./words.js";
import { completions, untilLoaded } from "./completion.js";

/** @typedef {import("./server.js").ScenarioProblem} ScenarioProblem */
/** @typedef {{ change: () => void, caret: (line: number) => void }} Listener */
/** @typedef {{ line: number, column: number }} Position both from 1; columns count Unicode scalars */
/** @typedef {{ start: Position, end: Position, text: string }} Edit */

const CodeMirror = /** @type {any} */ (globalThis).CodeMirror;

/**
 * @param {HTMLElement} parent
 * @param {Listener} listener
 */
export const makeEditor = (parent, listener) => (CodeMirror ? new RichEditor(parent, listener) : new PlainEditor(parent, listener));

/**
 * Units of UTF-16 before a column that counts Unicode scalars from 1.
 * @param {string} line
 * @param {number} column
 */
const unitsBefore = (line, column) => Array.from(line).slice(0, Math.max(column - 1, 0)).join("").length;

/**
 * One replacement that does what several edits do, in units of UTF-16. Lines end where YAML ends them.
 * @param {string} text
 * @param {Edit[]} edits
 */
function joined(text, edits) {
  const starts = [0, ...Array.from(text.matchAll(/\r\n?|[\n\u0085\u2028\u2029]/g), (end) => (end.index ?? 0) + end[0].length)];
  const place = (/** @type {Position} */ { line, column }) => {
    const start = starts[line - 1] ?? text.length;
    return start + unitsBefore(text.slice(start, starts[line]), column);
  };
  const parts = edits.map((edit) => ({ start: place(edit.start), end: place(edit.end), text: edit.text })).sort((one, other) => one.start - other.start);
  let written = "";
  let end = parts[0].start;
  for (const part of parts) {
    written += text.slice(end, part.start) + part.text;
    end = part.end;
  }
  return { start: parts[0].start, end, text: written };
}

/** YAML, with texts of several lines (`summary: >-`), whose words the component takes for keys. */
function defineMode() {
  CodeMirror.defineMode("scenario", (/** @type {any} */ options) => {
    const yaml = CodeMirror.getMode(options, "yaml");
    return {
      ...yaml,
      token(/** @type {any} */ stream, /** @type {any} */ state) {
        if (state.pairStart && stream.match(/^\s*[|>][-+\d]*\s*$/)) {
          state.literal = true;
          return "meta";
        }
        if (state.literal && stream.indentation() > state.keyCol) {
          stream.skipToEnd();
          return "string";
        }
        return yaml.token(stream, state);
      },
    };
  });
}

export class PlainEditor {
  /**
   * @param {HTMLElement} parent
   * @param {Listener} listener
   */
  constructor(parent, listener) {
    this.area = make("textarea", { "aria-label": word("editor"), spellcheck: "false", autocapitalize: "off", wrap: "off" });
    parent.append(this.area);
    this.area.addEventListener("input", listener.change);
    for (const name of ["keyup", "click"]) this.area.addEventListener(name, () => listener.caret(this.line()));
  }

  line() { return this.area.value.slice(0, this.area.selectionStart).split("\n").length; }
  text() { return this.area.value; }
  /** @param {string} text */
  setText(text) { if (this.area.value !== text) this.area.value = text; }
  /**
   * As somebody types it, who can undo it.
   * @param {Edit[]} edits
   */
  apply(edits) {
    const { start, end, text } = joined(this.text(), edits);
    this.area.focus();
    this.area.setSelectionRange(start, end);
    document.execCommand(text ? "insertText" : "delete", false, text);
  }
  /** @param {ScenarioProblem[]} problems */
  mark(problems) { this.area.setAttribute("aria-invalid", String(problems.some((one) => one.severity === "error"))); }
  /** @param {number[]} lines */
  light(lines) { this.area.dataset.lit = lines.join(" "); }
  /**
   * @param {number} line
   * @param {number} [column]
   */
  go(line, column = 1) {
    const lines = this.text().split("\n");
    const index = Math.min(Math.max(line, 1), lines.length) - 1;
    const start = lines.slice(0, index).join("\n").length + Math.min(index, 1);
    this.area.focus();
    this.area.setSelectionRange(start + unitsBefore(lines[index], column), start + lines[index].length);
    this.area.scrollTop = Math.max(0, index - 4) * Number.parseFloat(getComputedStyle(this.area).lineHeight);
  }
  forget() {}
  refresh() {}
}

export class RichEditor {
  /**
   * @param {HTMLElement} parent
   * @param {Listener} listener
   */
  constructor(parent, listener) {
    /** @type {any[]} */
    this.marks = [];
    /** @type {any[]} */
    this.lit = [];
    this.isLeaving = false;
    const keys = {
      Tab: (/** @type {any} */ editor) => editor.execCommand(editor.somethingSelected() ? "indentMore" : "insertSoftTab"),
      "Shift-Tab": "indentLess",
      Esc: () => this.leave(true),
      "Ctrl-/": "toggleComment",
      "Cmd-/": "toggleComment",
      "Ctrl-Space": () => this.complete(true),
    };
    this.keys = { inside: keys, leaving: { ...keys, Tab: false, "Shift-Tab": false } };
    defineMode();
    this.editor = CodeMirror(parent, {
      mode: "scenario", lineNumbers: true, lineWrapping: true, styleActiveLine: true, indentUnit: 2, tabSize: 2, inputStyle: "contenteditable",
      viewportMargin: 40, screenReaderLabel: word("editor"), spellcheck: false,
      extraKeys: keys,
      hintOptions: { completeSingle: false },
    });
    this.editor.on("changes", (/** @type {any} */ editor, /** @type {any[]} */ changes) => {
      listener.change();
      // As somebody types a word, never after a paste or an undo.
      if (changes.length === 1 && changes[0].origin === "+input" && /[\w:.]$/.test(changes[0].text.join(""))) this.complete(false);
    });
    // The rest of a line that is too long begins two characters further right than the line.
    this.editor.on("renderLine", (/** @type {any} */ editor, /** @type {any} */ line, /** @type {HTMLElement} */ element) => {
      const indent = Math.min(line.text.search(/\S|$/) + 2, 24) * editor.defaultCharWidth();
      element.style.textIndent = `${-indent}px`;
      element.style.paddingInlineStart = `${4 + indent}px`;
    });
    this.editor.on("cursorActivity", () => listener.caret(this.editor.getCursor().line + 1));
    this.editor.on("blur", () => this.leave(false));
    this.editor.on("keydown", (/** @type {any} */ editor, /** @type {KeyboardEvent} */ event) => {
      if (!["Escape", "Tab", "Shift"].includes(event.key)) this.leave(false);
    });
    const input = this.editor.getInputField();
    input.setAttribute("aria-label", word("editor"));
    input.setAttribute("role", "textbox");
    input.setAttribute("aria-multiline", "true");
  }

  /**
   * After Escape, the tab key leaves the editor: else nobody could by keyboard.
   * @param {boolean} isLeaving
   */
  leave(isLeaving) {
    if (isLeaving === this.isLeaving) return;
    this.isLeaving = isLeaving;
    this.editor.setOption("extraKeys", isLeaving ? this.keys.leaving : this.keys.inside);
  }

  /** @param {boolean} isAsked */
  complete(isAsked) {
    if (!this.editor.showHint) return;
    const waiting = isAsked && untilLoaded();
    if (waiting) {
      void waiting.then(() => { if (this.editor.hasFocus()) this.complete(true); });
      return;
    }
    const found = completions(this.text(), this.editor.getCursor());
    if (found.list.length === 0 || (!isAsked && found.word.length === 0 && !found.isValue)) return;
    const { line } = this.editor.getCursor();
    this.editor.showHint({
      completeSingle: false,
      hint: () => {
        const now = completions(this.text(), this.editor.getCursor());
        const from = CodeMirror.Pos(line, now.from);
        return { list: now.list.map((one) => ({ text: one.text, render: (/** @type {HTMLElement} */ item) => item.append(make("b", {}, one.text.replace(/[:\s]+$/, "")), make("small", {}, one.note)) })), from, to: this.editor.getCursor() };
      },
    });
  }

  text() { return this.editor.getValue(); }
  line() { return this.editor.getCursor().line + 1; }
  /** @param {string} text */
  setText(text) {
    if (text === this.text()) return;
    const { left, top } = this.editor.getScrollInfo();
    const caret = this.editor.getCursor();
    this.editor.setValue(text);
    // The page stays where it is: below the picture, the editor would be scrolled into view.
    this.editor.setCursor(caret, null, { scroll: false });
    this.editor.scrollTo(left, top);
  }

  /**
   * In one step, which can be undone.
   * @param {Edit[]} edits
   */
  apply(edits) {
    const { start, end, text } = joined(this.text(), edits);
    this.editor.operation(() => {
      this.editor.replaceRange(text, this.editor.posFromIndex(start), this.editor.posFromIndex(end));
      this.editor.setCursor(this.editor.posFromIndex(start + text.length));
    });
    this.editor.focus();
    this.editor.scrollIntoView(null, 80);
  }

  /**
   * Underlines problems where they are, with their text at the line's end.
   * @param {ScenarioProblem[]} problems
   */
  mark(problems) {
    this.editor.operation(() => {
      for (const mark of this.marks.splice(0)) mark.clear();
      const seen = new Set();
      for (const problem of problems) {
        if (!problem.line || problem.line > this.editor.lineCount()) continue;
        const line = problem.line - 1;
        const text = this.editor.getLine(line);
        const start = unitsBefore(text, problem.column ?? text.search(/\S|$/) + 1);
        const end = problem.length ? unitsBefore(text, (problem.column ?? 1) + problem.length) : text.length;
        const style = problem.severity === "error" ? "error" : "warning";
        const from = Math.min(start, Math.max(text.length - 1, 0));
        this.marks.push(this.editor.markText({ line, ch: from }, { line, ch: Math.max(end, from + 1) }, { className: `underlined ${style}`, attributes: { title: problem.message } }));
        // In an empty line, browsers put what an input method writes where the editor does not read it.
        if (seen.has(line) || style !== "error" || text === "") continue;
        seen.add(line);
        this.marks.push(this.editor.setBookmark({ line, ch: text.length }, { widget: make("span", { class: "message", "aria-hidden": "true" }, problem.message), insertLeft: false }));
      }
    });
  }

  /** @param {number[]} lines */
  light(lines) {
    this.editor.operation(() => {
      for (const handle of this.lit.splice(0)) this.editor.removeLineClass(handle, "wrap", "lit");
      for (const line of lines) {
        const handle = this.editor.getLineHandle(line - 1);
        if (handle) this.lit.push(this.editor.addLineClass(handle, "wrap", "lit"));
      }
    });
  }

  /**
   * @param {number} line
   * @param {number} [column]
   */
  go(line, column = 1) {
    const index = Math.min(Math.max(line, 1), this.editor.lineCount()) - 1;
    const text = this.editor.getLine(index);
    this.editor.focus();
    this.editor.setCursor({ line: index, ch: column > 1 ? unitsBefore(text, column) : text.search(/\S|$/) });
    this.editor.scrollIntoView(null, 80);
  }

  /** Another file: undoing must not bring back the one before. */
  forget() { this.editor.clearHistory(); }

  refresh() { this.editor.refresh(); }
}
