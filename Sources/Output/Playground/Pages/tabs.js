// The tabs: which one is chosen, and what it shows. Each one draws into the same panel.

import { make, word } from "./words.js";
import { showFrames } from "./tab-frames.js";
import { showAmbiguity, showConflict } from "./tab-findings.js";
import { showPromises } from "./tab-promises.js";
import { showProof } from "./tab-proof.js";
import { showCost, showProgram, showRecovery, showTranslation } from "./tab-answers.js";
import { showPage } from "./tab-css.js";
import { showLog } from "./tab-log.js";

/** @typedef {import("./pane.js").Pane} Pane */
/**
 * A tab gets the panel, the pane, and a function that says whether it is still the one that is wanted.
 * @typedef {(panel: HTMLElement, pane: Pane, isWanted: () => boolean) => void | Promise<void>} Tab
 */

/** @type {Record<string, { show: Tab, isLive: boolean }>} */
const tabs = {
  frames: { show: showFrames, isLive: true },
  promises: { show: showPromises, isLive: false },
  conflict: { show: showConflict, isLive: false },
  ambiguity: { show: showAmbiguity, isLive: false },
  proof: { show: showProof, isLive: false },
  translate: { show: showTranslation, isLive: false },
  recover: { show: showRecovery, isLive: false },
  css: { show: showPage, isLive: false },
  cost: { show: showCost, isLive: false },
  lp: { show: showProgram, isLive: false },
  log: { show: showLog, isLive: false },
};

export class Tabs {
  /** @param {(name: string) => void} choose */
  constructor(choose) {
    this.panel = /** @type {HTMLElement} */ (document.querySelector("#panel"));
    this.list = /** @type {HTMLElement} */ (document.querySelector(".tablist"));
    this.buttons = /** @type {HTMLElement[]} */ (Array.from(this.list.querySelectorAll("[role=tab]")));
    this.name = "frames";
    this.turn = 0;
    this.shown = "";
    for (const button of this.buttons) button.addEventListener("click", () => choose(button.id.slice(4)));
    this.list.addEventListener("keydown", (event) => {
      const index = this.buttons.findIndex((button) => button.id === `tab-${this.name}`);
      /** @type {Record<string, number>} */
      const moves = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: this.buttons.length - 1 };
      if (moves[event.key] === undefined) return;
      event.preventDefault();
      const button = this.buttons[(moves[event.key] + this.buttons.length) % this.buttons.length];
      button.focus();
      choose(button.id.slice(4));
    });
  }

  /**
   * @param {string} name
   * @param {Pane} pane
   */
  choose(name, pane) {
    this.name = tabs[name] ? name : "frames";
    for (const button of this.buttons) {
      const isChosen = button.id === `tab-${this.name}`;
      button.setAttribute("aria-selected", String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
      if (isChosen) this.panel.setAttribute("aria-labelledby", button.id);
    }
    this.show(pane, true);
  }

  /**
   * Dots at tabs that have found something.
   * @param {Pane} pane
   */
  mark(pane) {
    const container = pane.container();
    const broken = (pane.answer?.promises ?? []).filter((promise) => promise.style === "bad").length;
    const counts = { promises: broken, conflict: container?.conflictSets?.length || container?.conflicts?.length || 0, ambiguity: container?.ambiguities?.length ?? 0 };
    for (const [name, count] of Object.entries(counts)) {
      this.buttons.find((button) => button.id === `tab-${name}`)?.classList.toggle("found", count > 0);
    }
  }

  /**
   * Shows the tab again; one that asks the server only where the text or the container has changed.
   * @param {Pane} pane
   */
  async show(pane, isForced = false) {
    this.mark(pane);
    const key = JSON.stringify([this.name, pane.name, pane.version, pane.settled.width, pane.settled.height, pane.settled.case, pane.app.view.pixels]);
    const tab = tabs[this.name];
    if (!tab.isLive && !isForced && key === this.shown) return;
    if (!pane.answer && this.name !== "log") return;
    if (this.name === "log" && this.panel.dataset.tab === "log") return;
    this.shown = key;
    this.turn += 1;
    const { turn } = this;
    if (this.panel.dataset.tab !== this.name) this.panel.replaceChildren();
    this.panel.dataset.tab = this.name;
    try {
      await tab.show(this.panel, pane, () => turn === this.turn);
    } catch (error) {
      if (turn === this.turn) this.panel.replaceChildren(make("p", { class: "bad" }, word("failed", { reason: /** @type {Error} */ (error).message })));
    }
  }
}
