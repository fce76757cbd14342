// The course: checks answers against what the pages have, and keeps what was solved in the browser.
"use strict";
(() => {
  const body = document.body;
  const say = body.dataset;
  const key = say.course || "layoutdiff-course";

  const solved = {
    read() {
      try { return JSON.parse(localStorage.getItem(key)) || {}; } catch { return {}; }
    },
    add(lesson, task) {
      const all = this.read();
      const tasks = new Set(Array.isArray(all[lesson]) ? all[lesson] : []);
      tasks.add(task);
      all[lesson] = [...tasks].sort((a, b) => a - b);
      try { localStorage.setItem(key, JSON.stringify(all)); } catch { /* Private windows keep nothing. */ }
    },
    has(lesson, task) {
      const tasks = this.read()[lesson];
      return Array.isArray(tasks) && tasks.includes(task);
    },
    clear() {
      try { localStorage.removeItem(key); } catch { /* Nothing was kept. */ }
    },
  };

  const show = (element, isShown = true) => element && element.toggleAttribute("hidden", !isShown);
  const number = (text) => Number.parseFloat(text);
  // Half of the world writes a decimal comma. Anything else that is no number is none.
  const typed = (text) => (text.trim() ? Number(text.trim().replace(",", ".").replace("\u2212", "-")) : Number.NaN);
  const short = (value) => String(Math.round(value * 100) / 100);
  const svg = (name, attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  };

  // The overview.
  const drawProgress = () => {
    const all = solved.read();
    let count = 0;
    for (const item of document.querySelectorAll("li[data-lesson]")) {
      const tasks = Array.isArray(all[item.dataset.lesson]) ? all[item.dataset.lesson] : [];
      const most = number(item.dataset.tasks);
      count += Math.min(tasks.length, most);
      show(item.querySelector(".done"), most > 0 && tasks.length >= most);
      item.classList.toggle("is-done", most > 0 && tasks.length >= most);
    }
    const progress = document.querySelector(".progress");
    if (!progress) return;
    show(progress, count > 0);
    progress.querySelector("progress").value = count;
    progress.querySelector(".solved").textContent = String(count);
  };
  document.querySelector("[data-clear]")?.addEventListener("click", () => {
    solved.clear();
    drawProgress();
    document.querySelector("main a")?.focus();
  });
  drawProgress();

  // Tasks.
  const verdict = (task, isRight, nodes) => {
    const place = task.querySelector(".verdict");
    place.replaceChildren();
    place.className = `verdict ${isRight ? "is-right" : "is-wrong"}`;
    const word = document.createElement("p");
    word.className = "word";
    word.textContent = isRight ? say.right : say.wrong;
    place.append(word, ...nodes);
    if (isRight) {
      solved.add(say.lesson, number(task.dataset.task));
      task.classList.add("is-solved");
      for (const step of task.querySelectorAll(".help > details")) show(step);
    }
  };
  const remind = (task, text) => {
    const place = task.querySelector(".verdict");
    place.className = "verdict";
    place.textContent = text;
  };
  const copy = (element) => element.cloneNode(true);
  // The verdict may have copies of these from an earlier answer, so they are looked for where the page has them.
  const answerPart = (task, selector) => task.querySelector(`.answer ${selector}`);

  const checkChoice = (task) => {
    newRequest(task);
    const chosen = task.querySelector("input[name=answer]:checked");
    if (!chosen) return remind(task, say.missing);
    if (chosen.value === "own") return ask(task, task.querySelector("[name=written]").value);
    const reason = answerPart(task, `.reason[data-option="${chosen.value}"]`);
    verdict(task, reason.dataset.isRight === "true", [copy(reason.querySelector(".why"))]);
  };

  // A typed answer is for the engines; what was asked before never replaces what is shown since. Each task asks on its
  // own: to the server it is a client, whose older questions are left as soon as there is a newer one.
  const client = String(Math.random()).slice(2);
  // Who judges: the server of the pages, unless a script beside this one has the engines in the page.
  const judge = async (question) => {
    if (globalThis.layoutDiffJudge) return globalThis.layoutDiffJudge(question);
    const headers = { "Content-Type": "application/json" };
    return (await fetch(say.judge, { method: "POST", headers, body: JSON.stringify(question) })).json();
  };
  const asked = new Map();
  const newRequest = (task) => {
    asked.set(task, (asked.get(task) ?? 0) + 1);
    return asked.get(task);
  };
  const ask = async (task, written) => {
    if (!written.trim()) return remind(task, say.write);
    const request = newRequest(task);
    const own = number(task.dataset.task);
    remind(task, say.asking);
    let answer;
    try {
      answer = await judge({ version: 1, client: `${client}-${own}`, request, lesson: say.lesson, task: own, written });
    } catch { answer = { error: say.silent }; }
    if (request !== asked.get(task)) return;
    if (answer.status !== "answered") return remind(task, answer.reason ?? answer.error ?? say.silent);
    verdict(task, answer.isRight, answer.reasons.map((reason) => {
      const text = document.createElement("p");
      text.textContent = reason;
      return text;
    }));
  };
  const startWriting = (task) => {
    const field = task.querySelector("[name=written]");
    if (!field) return;
    const own = task.querySelector("input[value=own]");
    field.addEventListener("input", () => {
      own.checked = true;
      newRequest(task);
      task.querySelector(".verdict").replaceChildren();
    });
    if (field.matches("textarea")) {
      task.addEventListener("change", () => show(field, own.checked));
    }
  };

  // The picture with the guess drawn dashed over the result.
  const drawnGuess = (task, guess, value) => {
    const figure = copy(answerPart(task, ".result"));
    const picture = figure.querySelector("svg.screen");
    if (!picture) return figure;
    picture.append(line(picture, guess, value, "guess-line"));
    reach(picture, guess, value);
    figure.querySelector(".guess-value").textContent = `${short(value)} ${say.points}`;
    show(figure.querySelector(".key-guess"));
    return figure;
  };
  // A guess beyond the screen makes the picture larger, up to where it is.
  const reach = (picture, guess, value) => {
    picture.dataset.box ??= picture.getAttribute("viewBox");
    const box = picture.dataset.box.split(" ").map(number);
    const axis = guess.dataset.horizontal === "true" ? 0 : 1;
    const last = number(guess.dataset.origin) + value + 4;
    box[axis + 2] = Math.max(box[axis + 2], last - box[axis]);
    picture.setAttribute("viewBox", box.join(" "));
  };
  const line = (picture, guess, value, style) => {
    const at = number(guess.dataset.origin) + value;
    return guess.dataset.horizontal === "true"
      ? svg("line", { x1: at, x2: at, y1: -10, y2: number(picture.dataset.height) + 10, class: style })
      : svg("line", { y1: at, y2: at, x1: -10, x2: number(picture.dataset.width) + 10, class: style });
  };
  const checkGuess = (task) => {
    const guess = task.querySelector(".guess");
    const value = typed(guess.querySelector("[name=guess]").value);
    if (!Number.isFinite(value)) return remind(task, say.number);
    const right = number(guess.dataset.value);
    const most = number(guess.dataset.most);
    if (right >= 0 && right <= most && (value < 0 || value > most)) {
      return remind(task, say.range.replace("{from}", "0").replace("{to}", String(most)));
    }
    let isRight = Math.abs(value - right) <= number(guess.dataset.within) + 0.01;
    const nodes = [];
    if (!isRight) {
      const distance = (item) => Math.max(number(item.dataset.from) - value, value - number(item.dataset.to), 0);
      for (const list of task.querySelectorAll(".answer .ranges")) {
        const ranges = [...list.querySelectorAll("li")].sort((a, b) => distance(a) - distance(b));
        const range = ranges.find((item) => distance(item) <= 1);
        if (!range) continue;
        isRight ||= range.dataset.asGood === "true";
        const what = copy(range.querySelector(".what"));
        const points = what.querySelector(".points");
        const by = number(range.dataset.points) + number(range.dataset.slope) * (value - number(range.dataset.from));
        if (points) points.textContent = `${short(Math.abs(by))} ${say.points}`;
        const text = document.createElement("p");
        text.append(what);
        nodes.push(text);
      }
    }
    if (isRight) {
      if (!nodes.length) nodes.push(copy(answerPart(task, ".answer-line")));
      nodes.push(copy(answerPart(task, ".why")), drawnGuess(task, guess, value));
    } else {
      // The result is one step further than the reasons.
      const over = document.createElement("details");
      const summary = document.createElement("summary");
      summary.textContent = say.over;
      over.append(summary, drawnGuess(task, guess, value));
      nodes.push(over);
    }
    verdict(task, isRight, nodes);
  };

  const checkOrder = (task) => {
    const items = [...task.querySelectorAll(".items li")];
    const wrong = items.findIndex((item, place) => number(item.dataset.position) !== place);
    if (wrong < 0) return verdict(task, true, [copy(answerPart(task, ".facts"))]);
    const misplaced = copy(answerPart(task, `.misplaced[data-index="${items[wrong].dataset.index}"]`));
    const place = document.createElement("p");
    place.textContent = wrong === 0 ? misplaced.dataset.first : misplaced.dataset.next;
    verdict(task, false, [place, misplaced]);
  };

  const startGuess = (task) => {
    const guess = task.querySelector(".guess");
    if (!guess) return;
    const field = guess.querySelector("[name=guess]");
    const slide = guess.querySelector(".slide");
    const picture = task.querySelector(".board svg");
    let mark;
    const draw = (value) => {
      mark?.remove();
      if (!picture || !Number.isFinite(value)) return;
      mark = line(picture, guess, value, "guess-line");
      picture.append(mark);
      reach(picture, guess, Math.min(value, number(guess.dataset.most)));
    };
    show(slide);
    // It is pale, and at its start, until there is a guess.
    slide.value = "0";
    slide.classList.add("is-unset");
    const place = (value) => {
      slide.classList.toggle("is-unset", !Number.isFinite(value));
      slide.value = Number.isFinite(value) ? String(value) : "0";
    };
    slide.addEventListener("input", () => {
      field.value = slide.value;
      place(number(slide.value));
      draw(number(slide.value));
    });
    field.addEventListener("input", () => {
      const value = typed(field.value);
      place(value);
      draw(value);
    });
    if (!picture) return;
    const drag = (event) => {
      const matrix = picture.getScreenCTM();
      if (!matrix) return;
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      const at = guess.dataset.horizontal === "true" ? point.x : point.y;
      const value = Math.min(Math.max(Math.round(at - number(guess.dataset.origin)), 0), number(slide.max));
      field.value = String(value);
      place(value);
      draw(value);
    };
    picture.classList.add("is-draggable");
    picture.classList.toggle("is-upright", guess.dataset.horizontal !== "true");
    picture.addEventListener("pointerdown", (event) => {
      picture.setPointerCapture(event.pointerId);
      drag(event);
      event.preventDefault();
    });
    picture.addEventListener("pointermove", (event) => {
      if (picture.hasPointerCapture(event.pointerId)) drag(event);
    });
  };

  const startOrder = (task) => {
    const list = task.querySelector(".items");
    if (!list) return;
    for (const moves of list.querySelectorAll(".moves")) show(moves);
    list.addEventListener("click", (event) => {
      const button = event.target.closest("[data-move]");
      if (!button) return;
      const item = button.closest("li");
      if (button.dataset.move === "-1") item.previousElementSibling?.before(item);
      else item.nextElementSibling?.after(item);
      button.focus();
    });
  };

  // Help comes in steps: each shows the next one, and the last is the answer.
  const startHelp = (task) => {
    const steps = [...task.querySelectorAll(".help > details")];
    steps.forEach((step, index) => {
      show(step, index === 0 || task.classList.contains("is-solved"));
      step.addEventListener("toggle", () => { if (step.open) show(steps[index + 1]); });
    });
  };

  for (const task of document.querySelectorAll(".task")) {
    show(task.querySelector(".check"));
    if (solved.has(say.lesson, number(task.dataset.task))) task.classList.add("is-solved");
    startHelp(task);
    startGuess(task);
    startOrder(task);
    startWriting(task);
    // A browser's own refusal of a number would leave the last verdict standing.
    task.querySelector("form").noValidate = true;
    task.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      if (task.dataset.kind === "place") checkGuess(task);
      else if (task.dataset.kind === "order") checkOrder(task);
      else checkChoice(task);
    });
    task.querySelector("form").addEventListener("change", () => {
      if (task.dataset.kind === "place") return;
      newRequest(task);
      task.querySelector(".verdict").replaceChildren();
    });
  }

  // The screen at any width: every edge is straight between two widths.
  const block = document.querySelector(".frames");
  if (!block) return;
  const { frames, contents } = JSON.parse(block.textContent);
  const contentOf = new Map(contents.map((content) => [content.element, content]));
  const area = document.querySelector(".anywidth");
  const drawing = area.querySelector(".drawing");
  const slider = area.querySelector(".width");
  const output = area.querySelector(".width-text");
  const edge = (segments, width) => {
    let index = 0;
    while (index + 3 < segments.length && segments[index + 3] <= width) index += 3;
    return segments[index + 1] + segments[index + 2] * (width - segments[index]);
  };
  const rectangle = (edges, width) => {
    const [left, top, right, bottom] = edges.map((segments) => edge(segments, width));
    return { x: left, y: top, width: Math.max(right - left, 0.01), height: Math.max(bottom - top, 0.01) };
  };
  // Breaks are a first and a last width, and four numbers for each line: first and last letter, width, whether it is cut.
  const linesOf = (text, width) => {
    let best = text.breaks[0];
    for (const candidate of text.breaks) if (candidate[0] <= width + 1e-6) best = candidate;
    const lines = [];
    for (let index = 2; best && index + 3 < best.length; index += 4) {
      const [start, end, length, cut] = best.slice(index, index + 4);
      lines.push({ start, end, width: length, isCut: cut === 1 });
    }
    return lines;
  };
  const scalars = new Map();
  // Names are where they can be read, by the rules of NamePlaces in the program. At the next width they stay where they
  // are, unless another place is much better.
  const overlap = (one, other) =>
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
  const holds = (one, other) =>
    one.x <= other.x && one.y <= other.y && other.x + other.width <= one.x + one.width && other.y + other.height <= one.y + one.height;
  const lastPlaces = new Map();
  const placeName = (name, frame, drawn, taken, room) => {
    const size = name.length * 6;
    const [x, y, right, bottom] = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height];
    const middle = y + frame.height / 2 + 3.5;
    const places = [
      [x + 1, y - 3], [x + 3, y + 11], [right - size - 1, y - 3], [right - size - 3, y + 11], [right + 3, middle],
      [x + 1, bottom + 10], [x + 3, bottom - 4], [right - size - 3, bottom - 4], [x - size - 3, middle], [right - size - 1, bottom + 10],
    ];
    const areas = places.map(([left, base]) => ({ x: left, y: base - 9, width: size, height: 12 }));
    const costs = areas.map((area, index) => {
      const covered = taken.filter((other) => overlap(other, area)).length + (holds(room, area) ? 0 : 1);
      const crossed = drawn.filter((other) => overlap(other, area) && !holds(other, area)).length;
      return 100 * covered + 4 * crossed + index - (lastPlaces.get(name) === index ? 10 : 0);
    });
    const best = costs.indexOf(Math.min(...costs));
    lastPlaces.set(name, best);
    taken.push(areas[best]);
    return places[best];
  };
  const drawAt = (width) => {
    const picture = svg("svg", { class: "screen", role: "img" });
    const name = document.createElementNS("http://www.w3.org/2000/svg", "title");
    name.textContent = document.querySelector("h1").textContent;
    picture.append(name);
    let right = width;
    let bottom = 0;
    const [drawn, taken, labels] = [[], [], []];
    for (const [index, element] of frames.elements.entries()) {
      const frame = rectangle(element.spec, width);
      drawn.push(frame);
      right = Math.max(right, frame.x + frame.width);
      bottom = Math.max(bottom, frame.y + frame.height);
      const content = contentOf.get(element.element);
      const group = svg("g", {});
      group.append(svg("rect", { ...frame, class: index === 0 ? "container" : content ? content.kind : "box" }));
      if (index > 0) {
        if (content?.text) {
          if (!scalars.has(element.element)) scalars.set(element.element, [...content.text.text]);
          const letters = scalars.get(element.element);
          linesOf(content.text, frame.width).forEach((line, number) => {
            const text = svg("text", {
              x: frame.x + content.text.left, y: frame.y + content.text.firstBaseline + number * content.text.lineHeight,
              "font-size": content.text.fontSize, "font-weight": content.text.fontWeight,
              textLength: line.width, lengthAdjust: "spacingAndGlyphs",
            });
            text.textContent = letters.slice(line.start, line.end).join("").trim() + (line.isCut ? "…" : "");
            group.append(text);
            const height = content.text.fontSize;
            taken.push({ x: frame.x + content.text.left, y: Number(text.getAttribute("y")) - height * 0.75, width: line.width, height });
          });
        }
        const label = svg("text", { class: "name" });
        label.textContent = element.element;
        group.append(label);
        labels.push([label, frame]);
        if (element.constraints) {
          const other = rectangle(element.constraints, width);
          right = Math.max(right, other.x + other.width);
          bottom = Math.max(bottom, other.y + other.height);
          const isElsewhere = Object.keys(other).some((key) => Math.abs(other[key] - frame[key]) >= 0.01);
          if (isElsewhere) {
            group.append(svg("rect", { ...other, class: "other" }));
            drawn.push(other);
          }
        }
      }
      picture.append(group);
    }
    const box = [-16, -16, right + 32, bottom + 32];
    const room = { x: box[0], y: box[1], width: box[2], height: box[3] };
    for (const [label, frame] of labels) {
      const [x, y] = placeName(label.textContent, frame, drawn, taken, room);
      label.setAttribute("x", x);
      label.setAttribute("y", y);
    }
    picture.setAttribute("viewBox", box.join(" "));
    const zoom = Math.min(Math.max(560 / box[2], 1), 1.6);
    picture.setAttribute("width", box[2] * zoom);
    picture.setAttribute("height", box[3] * zoom);
    drawing.replaceChildren(picture);
    output.textContent = String(width);
  };
  show(area);
  show(area.parentElement.querySelector(".pictures"), false);
  slider.addEventListener("input", () => drawAt(number(slider.value)));
  drawAt(number(slider.value));
})();
