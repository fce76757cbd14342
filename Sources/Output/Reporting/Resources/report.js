// What a report can do only with script: search, sorting, a slider instead of five buttons, and an address that restores
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

// Paper has all of a page, whether it is painted or not: details cannot be opened on it.
const folded = [];
addEventListener("beforeprint", () => {
  document.documentElement.classList.remove("unpainted");
  showThumbnails();
  folded.push(...document.querySelectorAll("details:not([open])"));
  for (const details of folded) details.open = true;
});
addEventListener("afterprint", () => {
  for (const details of folded.splice(0)) details.open = false;
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
  // There is no English here: sort keys, and every text that appears, are in data attributes.

  // Faster than the computed style, which would match every rule with :has again for each row.
  const isShown = (row) => row.getClientRects().length > 0;

  // Replaces names in braces, as in "{shown} of {total}", by values.
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

  const addSearch = (table) => {
    const label = one(".search");
    const input = one("#search");
    const count = one(".count");
    label.hidden = false;
    count.hidden = false;
    const rows = all("tbody tr", table);
    // Tags and folders are on the page once; a row has a class for each, except for the first folder.
    const names = new Map(all("input[name=tag][data-name]").map((tag) => [tag.value, tag.dataset.name]));
    // A tag of all scenarios has no class.
    const common = [...names].filter(([value]) => !one(`.${value}`, table)).map(([, name]) => name);
    const origins = all("#origins li").map((item) => item.textContent);
    origins.forEach((origin, index) => names.set(`d${index}`, origin));
    const texts = rows.map((row) => {
      const page = one("a", row).getAttribute("href");
      const classes = [...row.classList];
      if (!classes.some((name) => /^d\d/.test(name))) classes.push("d0");
      const known = classes.map((name) => names.get(name) ?? "").join(" ");
      return [row.textContent, page, row.dataset.words ?? "", known, ...common].join(" ").toLowerCase();
    });
    return () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      rows.forEach((row, index) => {
        row.hidden = !words.every((word) => texts[index].includes(word));
      });
      // All rows are shown without a choice: to ask them would lay out the page.
      const isChosen = words.length > 0 || one('.filters .buttons:not(.views) input:checked:not([value=""])');
      const shown = isChosen ? rows.filter(isShown).length : rows.length;
      const isWhole = shown === rows.length;
      count.textContent = isWhole ? "" : filled(count.dataset.text, { shown, total: rows.length });
    };
  };

  // The number at the start of a text, without its sign.
  const amount = (text) => Number.parseFloat(text.match(/^[+−-]?(\d[\d.]*)/)?.[1]);

  // The sort keys of the cells of a column, in the order of the page: a number, or NaN, and a text.
  const keys = {
    // The order of first appearance on the page, which is worst first.
    rank: (texts) => {
      const seen = [...new Set(texts)];
      return texts.map((text) => ({ number: seen.indexOf(text), text }));
    },
    // A cell without a number has the number of its column, if there is one.
    number: (texts, heading) => texts.map((text) => {
      const number = amount(text);
      return { number: text && Number.isNaN(number) ? Number.parseFloat(heading.dataset.otherwise) : number, text };
    }),
    text: (texts) => texts.map((text) => ({ number: Number.NaN, text })),
  };

  const { lang } = document.documentElement;

  // Numbers come before words, in both directions. Words sort as people expect, numbers in them included.
  const order = (left, right, sign) => {
    const [a, b] = [Number.isNaN(left.number), Number.isNaN(right.number)];
    if (a !== b) return a ? 1 : -1;
    return sign * (a ? left.text.localeCompare(right.text, lang, { numeric: true }) : left.number - right.number);
  };

  const addSorting = (table) => {
    // Rows that are moved are among those that are laid out once they are in sight.
    const body = all("tbody", table).at(-1);
    const asWritten = all("tbody tr", table);
    const headings = all("thead th", table);
    const note = one("caption [data-sorted]", table);
    const first = note.textContent;
    headings.forEach((heading, column) => {
      const name = heading.textContent;
      const button = make("button", { type: "button", textContent: name });
      heading.replaceChildren(button);
      button.addEventListener("click", () => {
        // Some columns begin with the largest value.
        const isReversed = heading.dataset.first === "descending";
        const steps = isReversed ? ["descending", "ascending"] : ["ascending", "descending"];
        const current = heading.getAttribute("aria-sort");
        const direction = current ? steps[steps.indexOf(current) + 1] : steps[0];
        for (const other of headings) other.removeAttribute("aria-sort");
        if (direction) heading.setAttribute("aria-sort", direction);
        note.textContent = direction
          ? filled(note.dataset.sorted, { column: name, direction: note.dataset[direction] }) : first;
        const texts = asWritten.map((row) => row.cells[column].dataset.sort ?? row.cells[column].textContent.trim());
        const found = keys[heading.dataset.sort](texts, heading);
        const cells = new Map(asWritten.map((row, index) => [row, found[index]]));
        const sign = direction === "ascending" ? 1 : -1;
        const rows = direction
          ? [...asWritten].sort((left, right) => order(cells.get(left), cells.get(right), sign)) : asWritten;
        body.append(...rows);
      });
    });
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
    details.open = true;
    const input = details.closest(".container")?.previousElementSibling?.querySelector("input");
    if (input && !chosen("container").value.includes("all")) input.checked = true;
    details.scrollIntoView();
    one("summary", details).focus();
  };

  const begin = () => {
    for (const name of groups()) beginnings.set(name, chosen(name));
    const table = one(".scenarios");
    const filter = table && one(".filters") ? addSearch(table) : () => {};
    if (table) addSorting(table);
    recall();
    filter();
    const amounts = one(".amounts");
    if (amounts) addSlider(amounts);
    document.addEventListener("change", (event) => {
      if (event.target.matches("input[type=radio], .remembered")) {
        filter();
        remember();
      }
    });
    one("#search")?.addEventListener("input", () => {
      filter();
      remember();
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
