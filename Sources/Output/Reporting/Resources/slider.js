// The picture of both layouts at any width. Each edge is a straight line between a few widths: its segments are in the
// page, so that nothing is laid out here. Every word comes from the page.
"use strict";

painted.then(() => {
  const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
  const one = (selector, root = document) => root.querySelector(selector);
  const stage = one(".stage");
  if (!stage) return;
  const { addDimensions, textAreas, coveredLines, draw, say, set, filled, points, coordinate, value, isIn, makeBox, place } =
    globalThis.layoutDrawing;

  const numbers = (text) => (text ? text.trim().split(/\s+/).map(Number) : []);
  const edgesOf = (text) => text.split(";").map(numbers);

  const readCourse = (list) => ({
    from: Number(list.dataset.from),
    to: Number(list.dataset.to),
    sampled: numbers(list.dataset.sampled),
    missing: numbers(list.dataset.missing),
    conflicts: numbers(list.dataset.conflicts),
    elements: all("li", list).map((item) => {
      const spec = edgesOf(item.dataset.spec);
      const constraints = item.dataset.constraints ? edgesOf(item.dataset.constraints) : spec;
      const { ambiguous, refused } = item.dataset;
      return { name: item.textContent, spec, constraints, ambiguous: numbers(ambiguous), refused: numbers(refused) };
    }),
  });

  // A height in a case.
  const key = ({ height, case: name }) => `${height}\n${name}`;
  const courses = new Map(all(".course").map((list) => [key(list.dataset), readCourse(list)]));
  for (const list of all(".broken")) {
    courses.get(key(list.dataset)).broken = all("li", list).map((item) => ({
      spans: numbers(item.dataset.spans), elements: item.dataset.elements.split("\n"), text: item.textContent,
    }));
  }

  const readContent = (item) => {
    const [size, weight, left, baseline, lineHeight] = numbers(item.dataset.font);
    const scalars = Array.from(item.textContent);
    // The end and the width of each line; what is left out follows from what is before it, as the page's writer says.
    const breaks = (item.dataset.breaks ?? "").split(";").filter(Boolean).map((text) => {
      const [widths, ...words] = text.split(" ");
      const [from, to] = widths.split("~").map(Number);
      const broken = [];
      let start = 0;
      while (words.length > 0) {
        if (words[0].startsWith("@")) start = Number(words.shift().slice(1));
        const [end, width] = [Number(words.shift()), words.shift()];
        broken.push({ text: scalars.slice(start, end).join(""), width: Math.abs(Number(width)), isCut: width.startsWith("-") });
        start = end + 1;
      }
      return { from, to, lines: broken };
    });
    breaks.forEach((each, index) => { each.to ??= breaks[index + 1].from; });
    return { ...item.dataset, fontSize: size, weight, left, baseline, lineHeight, breaks };
  };

  const contentsByCase = new Map(all(".contents").map((list) =>
    [list.dataset.case, new Map(all("li", list).map((item) => [item.dataset.element, readContent(item)]))]));

  // What is chosen.

  const range = one("#width");
  const field = one("#exact-width");
  const chosen = (name) => one(`input[name="${name}"]:checked`)?.value;
  const { height: firstHeight, case: firstCase } = one(".course").dataset;
  const height = () => chosen("height") ?? firstHeight;
  const caseName = () => chosen("case") ?? firstCase;
  const course = () => courses.get(key({ height: height(), case: caseName() }));
  const contents = () => contentsByCase.get(caseName());
  let width = Number(field.value);

  // The pictures of the containers have what holds there only: frames on pixels as the engines round them, given frames,
  // and other valid frames.

  // The width, the height and the case of a container: "320", "414x120", "320, long".
  const readContainer = (text) => {
    const [, wide, high = "auto", name = ""] = text.match(/^([\d.]+)(?:x([\d.]+))?(?:, (.*))?$/) ?? [];
    return { width: Number(wide), height: high, case: name };
  };

  const readShot = (shot) => {
    const edges = (rect) => {
      const [x, y, w, h] = ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
      return [x, y, x + w, y + h];
    };
    const frames = (side) => all(`.layer:is(.both, .${side}) .boxes > g`, shot).map((group) => edges(one("rect", group)));
    // A notation that is alone is drawn once, as are layouts that agree.
    const [first, second] = [frames("spec"), frames("constraints")];
    const [spec, constraints] = [first.length > 0 ? first : second, second.length > 0 ? second : first];
    const given = all(".given .boxes > g", shot).map((group) => {
      const [words, isWrong] = [one("title", group).textContent, group.matches(".bad")];
      return { name: isWrong ? words.slice(0, words.lastIndexOf(": ")) : words, edges: edges(one("rect", group)), isWrong };
    });
    const others = all(".constraints rect.ambiguous", shot).map(edges);
    return { ...readContainer(shot.dataset.container), spec, constraints, given, others };
  };

  const shots = all(".shot").map(readShot);
  const shotHere = () =>
    shots.find((shot) => shot.height === height() && shot.case === caseName() && Math.abs(shot.width - width) < 0.005);

  // Whether the edges are those of the engines on pixels, not only the nearest pixels.
  const isAsRounded = (shot) =>
    Boolean(shot) && chosen("pixels") === stage.dataset.scale && shot.spec.length === course().elements.length &&
    shot.constraints.length === shot.spec.length;

  // The frames at a width, with edges at the nearest pixel where that is chosen.

  const frames = () => {
    const scale = Number(chosen("pixels"));
    const snapped = (length) => (scale > 0 ? Math.round(length * scale) / scale : length);
    const shot = shotHere();
    const isExact = isAsRounded(shot);
    const broken = brokenHere().flatMap((each) => each.elements);
    return course().elements.map((element, index) => {
      const at = (edges) => edges.map((segments) => snapped(value(segments, width)));
      const [spec, constraints] = isExact
        ? [shot.spec[index], shot.constraints[index]] : [at(element.spec), at(element.constraints)];
      const differing = spec.map((edge, index) => Math.abs(edge - constraints[index]) > 0.01);
      const isAmbiguous = isIn(element.ambiguous, width);
      const isBroken = index > 0 && broken.includes(element.name);
      return { element, spec, constraints, differing, isAmbiguous, isBroken, isDiffering: differing.some(Boolean) };
    });
  };

  // What is broken at the width.
  const brokenHere = () => course().broken.filter(({ spans }) => isIn(spans, width));

  // Drawing.

  const layers = ["spec", "constraints"].flatMap((side) => {
    const svg = one(`.live .${side} svg`);
    return svg ? [{ side, svg, boxes: [] }] : [];
  });
  const isAlone = layers.length === 1;

  const title = (element, [left, top, right, bottom]) =>
    filled(stage.dataset.frame, { element, x: points(left), y: points(top), width: points(right - left), height: points(bottom - top) });

  // Sizes of the page are read when they change: to read them while a picture moves lays the page out once more.
  const room = { stage: 0, width: 0, height: 0, tallest: 0 };
  const measure = () => Object.assign(room, { stage: stage.clientWidth, width: innerWidth, height: innerHeight, tallest: 0 });

  // The tallest picture so far has room: what is below it, such as the slider, stays where it is while the width moves.
  const keepRoom = (tall) => {
    if (tall <= room.tallest) return;
    room.tallest = tall;
    for (const { svg } of layers) svg.parentElement.style.minHeight = `${Math.ceil(tall)}px`;
  };

  let titling = 0;
  const addTitles = (found) => {
    for (const { side, boxes } of layers) {
      found.forEach((frame, index) => {
        const text = title(frame.element.name, frame[side]);
        if (boxes[index].title.textContent !== text) boxes[index].title.textContent = text;
      });
    }
  };

  const show = () => {
    const found = frames();
    const shot = shotHere();
    const extra = shot ? [...shot.given.map((given) => given.edges), ...shot.others] : [];
    const drawn = [...found.flatMap((frame) => [frame.spec, frame.constraints]), ...extra];
    const low = [0, 1].map((axis) => Math.min(...drawn.map((edges) => edges[axis])) - 2);
    const high = [2, 3].map((axis) => Math.max(...drawn.map((edges) => edges[axis])) + 2);
    const size = [high[0] - low[0], high[1] - low[1]];
    const isApart = chosen("mode") === "side" && room.width >= 1200;
    // Without a width while all containers are shown instead.
    const free = isApart ? (room.stage - 16) / 2 : room.stage;
    const zoom = Math.min(2, free / Math.max(size[0], fitting() + 4) || 1, (room.height * 0.5) / size[1]);
    keepRoom(size[1] * zoom);
    // A picture as wide as its place keeps its size while the width moves: another size lays all of it out anew.
    if (!["side", "swipe"].includes(chosen("mode"))) size[0] = Math.max(size[0], free / zoom);
    const isFirst = layers[0].boxes.length !== found.length;
    const covered = coveredLines(found.map(({ spec, constraints, element: { name } }) => ({ spec, constraints, content: contents().get(name) })));
    for (const { side, svg, boxes } of layers) {
      if (boxes.length !== found.length) {
        for (const group of all(":scope > g", svg)) group.remove();
        boxes.splice(0, boxes.length, ...found.map(({ element: { name } }, index) =>
          makeBox(svg, { name, content: contents().get(name), isContainer: index === 0 })));
      }
      set(svg, { viewBox: [...low, ...size].map(coordinate).join(" "), width: size[0] * zoom, height: size[1] * zoom });
      found.forEach((frame, index) => {
        const isLit = side === "constraints" && !frame.isAmbiguous && frame.isDiffering;
        place(boxes[index], {
          edges: frame[side],
          status: frame.isBroken ? "bad broken" : frame.isAmbiguous ? "note" : frame.isDiffering ? "bad" : isAlone ? "idle" : "good",
          differing: isLit ? frame.differing : null,
          isMoved: side === "constraints" && covered[index].includes(false),
          covered: side === "constraints" ? covered[index] : [],
          unit: 1 / zoom,
        });
      });
    }
    // Tooltips are written once the picture stays as it is.
    clearTimeout(titling);
    if (isFirst) addTitles(found);
    else titling = setTimeout(addTitles, 120, found);
    showMore(found, shot, zoom, [...low, low[0] + size[0], low[1] + size[1]]);
    showWords(found, shot);
    const view = { viewBox: layers[0].svg.getAttribute("viewBox"), width: size[0] * zoom, height: size[1] * zoom };
    stage.dispatchEvent(new CustomEvent("drawn", { detail: { found, width, height: height(), view } }));
  };

  // What the place of the picture is wide enough for: the next container of the scenario, so that each fills it, or the
  // next of a few widths beyond.
  const fitting = () => {
    const next = shots.map((shot) => shot.width).sort((one, other) => one - other).find((each) => each >= width - 0.005);
    return next ?? Math.min(Math.ceil(width / 50) * 50, course().to);
  };

  // Lengths of differences, given frames, and other valid frames, over everything else.
  const showMore = (found, shot, zoom, bounds) => {
    const { svg } = layers[layers.length - 1];
    // Over everything else.
    let more = one(":scope > .more", svg);
    if (!more) {
      more = draw("g", svg, { class: "more" });
      draw("g", more);
      draw("g", more);
    }
    const [group, lines] = more.children;
    const boxes = [
      ...(shot?.given ?? []).map(({ edges, isWrong }) => [edges, isWrong ? "given wrong" : "given"]),
      ...(shot?.others ?? []).map((edges) => [edges, "ambiguous"]),
    ];
    if (group.firstChild) group.replaceChildren();
    for (const [edges, style] of boxes) {
      const [left, top, right, bottom] = edges;
      draw("rect", group, { class: style, x: left, y: top, width: right - left, height: bottom - top });
    }
    const differing = found.filter((frame) => !frame.isAmbiguous);
    const isAny = differing.some((frame) => frame.isDiffering);
    addDimensions(lines, differing, {
      size: 12 / zoom,
      words: (length) => filled(stage.dataset.length, { length: difference(length) }),
      areas: isAny ? found.flatMap(areasOf(1 / zoom)) : [],
      bounds,
    });
  };

  // Where a frame has texts: its content's in both layouts, or the name in its corner.
  const areasOf = (unit) => ({ element: { name }, spec, constraints, isDiffering }, index) => {
    const content = contents().get(name);
    if (content) return (isDiffering ? [spec, constraints] : [spec]).flatMap((edges) => textAreas(content, edges));
    const [left, top] = spec;
    return index > 0 ? [[left, top, left + (name.length * 7 + 8) * unit, top + 16 * unit]] : [];
  };

  const difference = (length) => {
    const text = points(Math.abs(length));
    return text === "0" ? text : (length < 0 ? "−" : "+") + text;
  };

  // Whether one of some spans is this width and no other.
  const isSingle = (spans, width) =>
    spans.some((from, index) => index % 2 === 0 && from === spans[index + 1] && Math.abs(from - width) < 1e-6);

  const pixelWords = (shot) => {
    const { dataset } = stage;
    const scale = chosen("pixels");
    if (scale === "0") return [];
    if (isAsRounded(shot)) return [dataset.exact];
    const widths = shots.filter((each) => each.height === height() && each.case === caseName()).map((each) => points(each.width)).join(", ");
    return [filled(widths ? dataset.nearest : dataset.nearestOnly, { widths, scale: dataset.scale })];
  };

  const givenWords = (shot) => {
    if (!shot?.given.length) return [];
    const wrong = shot.given.filter((given) => given.isWrong).map((given) => given.name);
    return [wrong.length > 0 ? filled(stage.dataset.given, { elements: wrong.join(", ") }) : stage.dataset.asGiven];
  };

  const showWords = (found, shot) => {
    const { dataset } = stage;
    const names = dataset.edges.split(" ");
    const edges = found.filter((frame) => !frame.isAmbiguous).flatMap((frame) =>
      frame.differing.flatMap((isDiffering, index) => (isDiffering ? [{ frame, index }] : [])));
    const length = ({ frame, index }) => frame.constraints[index] - frame.spec[index];
    // The edge that differs most, the first of several.
    const largest = edges.reduce((most, edge) => (Math.abs(length(edge)) > Math.abs(length(most)) + 1e-6 ? edge : most), edges[0]);
    const first = largest && filled(dataset.edge, {
      element: largest.frame.element.name,
      edge: names[largest.index],
      difference: difference(length(largest)),
    });
    const ambiguous = found.filter((frame) => frame.isAmbiguous && (frame.isDiffering || isAlone)).map((frame) => frame.element.name);
    const none = ambiguous.length > 0 ? dataset.rest : dataset.equal;
    const text = edges.length > 1 ? dataset.differs : edges.length > 0 ? dataset.one : none;
    const words = [filled(text, { count: edges.length, first: first ?? "" })];
    if (ambiguous.length > 0) words.unshift(filled(dataset.ambiguous, { elements: ambiguous.join(", ") }));
    const { conflicts, missing, sampled } = course();
    const broken = brokenHere();
    words.unshift(...broken.map(({ text }) => `${text}; `));
    if (isIn(conflicts, width)) words.unshift(dataset.conflict);
    if (isIn(missing, width)) words.unshift(dataset.missing);
    // A conflict at this width alone was found by laying it out.
    if (isIn(sampled, width) && !isSingle(conflicts, width)) words.push(dataset.sampled);
    words.push(...givenWords(shot), ...pixelWords(shot));
    const readout = one(".readout", stage);
    say(readout, words.join(""));
    readout.className = `readout ${edges.length > 0 || broken.length > 0 || isIn(conflicts, width) ? "bad" : ambiguous.length > 0 ? "note" : "good"}`;
    const link = one(".open-in a");
    if (link) link.hash = link.hash.replace(/&.*|$/, `&width=${width}${caseName() ? `&case=${encodeURIComponent(caseName())}` : ""}`);
    range.setAttribute("aria-valuetext", filled(dataset.length, { length: points(width) }));
    // The last event up to this width.
    let current = null;
    const events = all(".at-course:not([hidden]) .events li");
    for (const item of events) {
      if (Number(item.dataset.width) <= width + 1e-4) current = item;
    }
    for (const item of events) {
      if (item !== current) item.removeAttribute("aria-current");
    }
    if (current) set(current, { "aria-current": "true" });
  };

  // Moving.

  let isWaiting = false;
  const showSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      show();
    });
  };

  const move = (to, isByField = false, isShown = true) => {
    if (!Number.isFinite(to)) return;
    const { from, to: end } = course();
    width = Math.min(Math.max(to, from), end);
    range.value = width;
    if (!isByField) field.value = points(width);
    if (isShown) showSoon();
  };

  // Tells the script of the address, which waits until a move has ended.
  const settle = () => field.dispatchEvent(new Event("change", { bubbles: true }));

  const chooseCourse = () => {
    const { from, to } = course();
    for (const input of [range, field]) set(input, { min: from, max: to });
    for (const part of all(".at-course")) part.hidden = part.dataset.height !== height() || part.dataset.case !== caseName();
    for (const layer of layers) layer.boxes.length = 0;
    room.tallest = 0;
    move(width, false, false);
  };

  // Moves to a container of the scenario, or to where something is broken; at its height and in its case where these are
  // followed.
  const moveTo = ({ width: to, height: high, case: name }) => {
    const choices = [["height", high], ["case", name]].map(([group, text]) =>
      all(`input[name="${group}"]`).find((input) => input.value === text && !input.checked)).filter(Boolean);
    for (const input of choices) input.checked = true;
    if (choices.length > 0) chooseCourse();
    move(to);
    settle();
  };

  const addPlaying = () => {
    const button = one(".play", stage);
    let [direction, last] = [1, null];
    const name = () => { button.textContent = stage.dataset[last === null ? "play" : "pause"]; };
    const step = (time) => {
      if (last === null) return;
      // A hundred points in a second.
      const next = width + direction * Math.min(time - last, 50) / 10;
      last = time;
      const { from, to } = course();
      if (next >= to) direction = -1;
      if (next <= from) direction = 1;
      move(next);
      requestAnimationFrame(step);
    };
    button.addEventListener("click", () => {
      last = last === null ? performance.now() : null;
      name();
      if (last === null) settle();
      else requestAnimationFrame(step);
    });
    name();
  };

  const addEvents = () => {
    for (const item of all(".events li")) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = one("b", item).textContent;
      one("b", item).replaceChildren(button);
      button.addEventListener("click", () => {
        move(Number(item.dataset.width));
        settle();
      });
    }
  };

  const begin = () => {
    stage.hidden = false;
    // The pictures of the containers are in this one now.
    one(".view")?.classList.add("live-view");
    range.addEventListener("input", () => move(Number(range.value)));
    range.addEventListener("change", settle);
    field.addEventListener("input", () => move(Number.parseFloat(field.value), true));
    addPlaying();
    addEvents();
    document.addEventListener("change", (event) => {
      const { name, value: text } = event.target;
      if (name === "height" || name === "case") {
        chooseCourse();
        showSoon();
      }
      // Another view may give the picture another width.
      if (name === "container" || name === "mode") measure();
      if (name === "pixels" || name === "mode") showSoon();
      if (name !== "container" || text === "all") return;
      const place = readContainer(text);
      // The usual case goes on in the case that is chosen.
      moveTo({ ...place, case: place.case || caseName() });
    });
    addEventListener("resize", () => {
      measure();
      showSoon();
    });
    stage.addEventListener("redraw", show);
    measure();
    // Containers in a case that is followed need no picture of their own.
    for (const input of all(".of-case")) {
      if (courses.has(key(readContainer(input.value)))) input.classList.remove("of-case");
    }
    for (const link of all("a.shown")) link.addEventListener("click", (event) => {
      event.preventDefault();
      moveTo({ ...link.dataset, width: Number(link.dataset.width) });
      one(".view").scrollIntoView({ block: "nearest" });
    });
    chooseCourse();
    show();
    // What is higher than the pictures it replaces moves what the address leads to.
    if (!location.hash.includes("=")) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  };

  // After the links to the sources, which follow in this file and wait for what is drawn.
  queueMicrotask(begin);
});
