// What a report can do only with script: search, another order, a slider instead of five buttons, and an address that restores
// the choices. Nothing is loaded, stored or sent.
//
// It is loaded before the body, which therefore waits for the style sheets: else it may be laid out once without them.
"use strict";

const parsed = new Promise((done) => {
  // The state changes first when the document is read, before other scripts run.
  document.addEventListener("readystatechange", () => done());
});

// The first picture is in the page already: scripts change nothing until it is painted.
const painted = Promise.all([parsed, new Promise((done) => {
  if (document.visibilityState === "hidden") setTimeout(done);
  else new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true });
  // A page may be hidden before it is painted.
  document.addEventListener("visibilitychange", done, { once: true });
  // A browser may not tell: what its first frame has is painted by then, however long it took to get there.
  requestAnimationFrame(() => setTimeout(done, 1000));
})]);

// Nothing below the first screen is laid out until then, unless the address leads there.
if (!location.hash) {
  const { classList } = document.documentElement;
  classList.add("unpainted");
  painted.then(() => classList.remove("unpainted"));
}

// A browser would look at each thumbnail of a long list while it reads the page, so those of later rows wait as text.
const showThumbnails = () => {
  for (const thumbnail of document.querySelectorAll(".later noscript")) thumbnail.outerHTML = thumbnail.textContent;
};
painted.then(showThumbnails);

// The script that moves a picture is loaded then, too. A page in one file has it inside.
const { later } = document.currentScript.dataset;
if (later) painted.then(() => document.head.append(Object.assign(document.createElement("script"), { src: later })));

// Paper has what is on the screen, also of a page that is not painted yet: what is folded stays folded.
addEventListener("beforeprint", () => {
  document.documentElement.classList.remove("unpainted");
  showThumbnails();
});

(() => {
  const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
  const one = (selector, root = document) => root.querySelector(selector);

  const make = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  // The address: the value of each group of radio buttons, by its name, where it is not the initial one.

  const groups = () => [...new Set(all("input[type=radio]").map((input) => input.name))];
  const chosen = (name) => one(`input[name="${name}"]:checked`);
  const beginnings = new Map();
  // Fields of numbers, such as the width of a picture.
  const fields = () => all("input.remembered");

  const state = () => {
    const state = new URLSearchParams();
    for (const name of groups()) {
      const input = chosen(name);
      if (input && input !== beginnings.get(name)) state.set(name, input.value);
    }
    for (const field of fields()) {
      if (field.value && field.value !== field.defaultValue) state.set(field.name, field.value);
    }
    const words = one("#search")?.value;
    if (words) state.set("search", words);
    return state;
  };

  const remember = () => {
    const text = state().toString();
    history.replaceState(null, "", text ? `#${text}` : location.pathname);
  };

  const recall = () => {
    if (!location.hash.includes("=")) return;
    const state = new URLSearchParams(location.hash.slice(1));
    for (const name of groups()) {
      const value = state.get(name);
      const input = all(`input[name="${name}"]`).find((candidate) => candidate.value === value);
      if (input) input.checked = true;
    }
    for (const field of fields()) {
      const value = state.get(field.name);
      if (Number.isFinite(Number.parseFloat(value))) field.value = value;
    }
    const search = one("#search");
    if (search) search.value = state.get("search") ?? "";
  };

  // The overview.
  //
  // There is no English here: every text that appears is in data attributes.

  // Replaces names in braces, as in "{shown} of {total}", by values.
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

  // All words of a scenario: those of its row, and what is on the page once for many.
  const words = (rows) => {
    const tags = all("input[name=tag][data-name]").map((tag) => [tag.value, tag.dataset.name]);
    // A tag of all scenarios has no class.
    const common = tags.filter(([value]) => !one(`.entries > .${value}`)).map(([, name]) => name);
    const names = new Map(tags);
    const lists = all("#elements li").map((item) => item.textContent);
    const { folder } = one("main").dataset;
    return rows.map((row) => [
      row.textContent, one("a", row).getAttribute("href"), row.dataset.words, lists[row.dataset.elements ?? 0],
      row.closest(".folder")?.dataset.path ?? folder + one(".path", row).textContent, ...[...row.classList].map((name) => names.get(name)), ...common,
    ].join(" ").toLowerCase());
  };

  const addSearch = () => {
    const count = one(".count");
    const menu = one(".menu summary");
    for (const hidden of all(".search, .order")) hidden.hidden = false;
    const rows = all(".entries > li");
    const boxes = all(".folder, .group");
    const unfolded = new Set();
    let texts;
    return () => {
      const wanted = one("#search").value.toLowerCase().split(/\s+/).filter(Boolean);
      const classes = ["status", "tag"].map((name) => chosen(name)?.value).filter((value) => value && one(`.entries > .${value}`));
      if (wanted.length > 0) texts ??= words(rows);
      const isShown = (row, index) => classes.every((name) => row.classList.contains(name)) && wanted.every((word) => texts[index].includes(word));
      const shown = rows.filter(isShown);
      const isWhole = shown.length === rows.length;
      const kept = new Set(shown.flatMap((row) => [row, row.closest(".folder"), row.closest(".group")]));
      for (const element of [...rows, ...boxes]) element.hidden = !isWhole && !kept.has(element);
      // A folder is open while it has what is looked for.
      for (const folder of all(".folder")) {
        const isWanted = !isWhole && (wanted.length > 0 || chosen("tag")?.value) && kept.has(folder);
        if (isWanted && !folder.open) unfolded.add(folder);
        if (isWanted) folder.open = true;
        else if (unfolded.delete(folder)) folder.open = false;
      }
      count.textContent = isWhole ? "" : filled(count.dataset.text, { shown: shown.length, total: rows.length });
      if (menu) menu.textContent = chosen("tag").dataset.name ?? chosen("tag").parentElement.textContent.trim();
    };
  };

  // Cards are written with the worst first.
  const addOrder = () => {
    const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true });
    const lists = all(".cards").map((list) => [list, [...list.children]]);
    const name = (row) => one("h3", row).textContent;
    let order = "";
    return () => {
      if (chosen("order").value === order) return;
      order = chosen("order").value;
      for (const [list, rows] of lists) {
        list.append(...(order === "name" ? rows.toSorted((left, right) => compare(name(left), name(right))) : rows));
      }
    };
  };

  // A scenario's page.

  const addSlider = (amounts) => {
    const slider = make("input", { type: "range", id: "amount", min: 0, max: 100, value: 50 });
    const name = make("span", { className: "quiet", textContent: one("legend", amounts).textContent });
    const label = make("label", { className: "amounts" }, name, make("br"), slider);
    amounts.after(label);
    amounts.hidden = true;
    const show = () => {
      for (const picture of all(".picture")) picture.style.setProperty("--amount", slider.value / 100);
      slider.setAttribute("aria-valuetext", filled(amounts.dataset.value, { amount: slider.value }));
    };
    slider.addEventListener("input", show);
    for (const input of all("input", amounts)) {
      if (input.checked) slider.value = input.value;
    }
    show();
  };

  // The element that the address names: alone, or beside the choices.
  const target = () => {
    const text = location.hash.slice(1);
    const id = text.includes("=") ? new URLSearchParams(text).get("at") : text;
    return id ? document.getElementById(id) : null;
  };

  // A link within the page keeps the choices in the address.
  const follow = (event) => {
    const link = event.target.closest?.('a[href^="#"]');
    const choices = state();
    if (!link || link.matches(".skip") || !choices.toString() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choices.set("at", link.getAttribute("href").slice(1));
    history.pushState(null, "", `#${choices}`);
    openTarget();
  };

  // A link to an explanation opens it, and shows its container.
  const openTarget = () => {
    const place = target();
    for (const other of all(".target")) other.classList.remove("target");
    if (place && location.hash.includes("=")) {
      place.classList.add("target");
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView();
    }
    const details = place && place.closest("details");
    if (!details) return;
    for (let fold = details; fold; fold = fold.parentElement.closest("details")) fold.open = true;
    details.scrollIntoView();
    one("summary", details).focus();
  };

  const begin = () => {
    for (const name of groups()) beginnings.set(name, chosen(name));
    const actions = one("#search") ? [addOrder(), addSearch()] : [];
    const update = () => actions.forEach((action) => action());
    recall();
    update();
    const amounts = one(".amounts");
    if (amounts) addSlider(amounts);
    document.addEventListener("change", (event) => {
      if (event.target.matches("input[type=radio], .remembered")) {
        update();
        remember();
      }
    });
    one("#search")?.addEventListener("input", () => {
      update();
      remember();
    });
    // A menu closes where the focus leaves it.
    one(".menu")?.addEventListener("focusout", ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
    });
    addEventListener("hashchange", openTarget);
    // The scenarios before and after have keys, while nothing else has the focus.
    document.addEventListener("keydown", (event) => {
      if (event.target !== document.body || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      all("a[aria-keyshortcuts]").find((link) => link.getAttribute("aria-keyshortcuts") === event.key)?.click();
    });
    document.addEventListener("click", follow);
    openTarget();
    // What script adds moves what the address leads to.
    if (!location.hash.includes("=")) target()?.scrollIntoView();
  };

  // Choices in the address are part of the first picture.
  (location.hash.includes("=") ? parsed : painted).then(begin);
})();
