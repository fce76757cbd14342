// The picture of both layouts at any width. Each edge is a straight line between a few widths: its pieces are in the
// page, so that nothing is laid out here. Every word comes from the page.
"use strict";

(() => {
  const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
  const one = (selector, root = document) => root.querySelector(selector);
  const stage = one(".stage");
  if (!stage) return;

  const space = "http://www.w3.org/2000/svg";
  const draw = (name, parent, attributes = {}) => {
    const element = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return element;
  };
  const numbers = (text) => (text ? text.trim().split(/\s+/).map(Number) : []);
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const points = (length) => String(Math.round(length * 100) / 100 + 0);
  const coordinate = (length) => String(Math.round(length * 1e6) / 1e6);

  // The pieces of a function, three numbers each.

  const value = (pieces, width) => {
    let [low, high] = [0, pieces.length / 3];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (pieces[3 * middle] <= width) low = middle;
      else high = middle;
    }
    return pieces[3 * low + 1] + pieces[3 * low + 2] * (width - pieces[3 * low]);
  };

  const isIn = (spans, width) => {
    for (let index = 0; index < spans.length; index += 2) {
      if (spans[index] <= width && width <= spans[index + 1]) return true;
    }
    return false;
  };

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

  const courses = new Map(all(".course").map((list) => [list.dataset.height, readCourse(list)]));

  const readContent = (item) => {
    const [size, weight, left, baseline, lineHeight] = numbers(item.dataset.font);
    const scalars = Array.from(item.textContent);
    const breaks = (item.dataset.breaks ?? "").split(";").filter(Boolean).map((text) => {
      const [from, to, ...lines] = numbers(text);
      const broken = [];
      for (let index = 0; index < lines.length; index += 4) {
        const [start, end, width, isCut] = lines.slice(index, index + 4);
        broken.push({ text: scalars.slice(start, end).join(""), width, isCut: isCut === 1 });
      }
      return { from, to, lines: broken };
    });
    return { ...item.dataset, fontSize: size, weight, left, baseline, lineHeight, breaks };
  };

  const contents = new Map(all(".contents li").map((item) => [item.dataset.element, readContent(item)]));

  // What is chosen.

  const range = one("#width");
  const field = one("#exact-width");
  const chosen = (name) => one(`input[name="${name}"]:checked`)?.value;
  const height = () => chosen("height") ?? courses.keys().next().value;
  const course = () => courses.get(height());
  let width = Number(field.value);

  // The frames at a width, with edges at the nearest pixel where that is chosen.

  const frames = () => {
    const scale = Number(chosen("pixels"));
    const snapped = (length) => (scale > 0 ? Math.round(length * scale) / scale : length);
    return course().elements.map((element) => {
      const at = (edges) => edges.map((pieces) => snapped(value(pieces, width)));
      const [spec, constraints] = [at(element.spec), at(element.constraints)];
      const differing = spec.map((edge, index) => Math.abs(edge - constraints[index]) > 0.01);
      const isAmbiguous = isIn(element.ambiguous, width);
      return { element, spec, constraints, differing, isAmbiguous, isDiffering: differing.some(Boolean) };
    });
  };

  // Drawing.

  const layers = ["spec", "constraints"].map((side) => ({ side, svg: one(`.live .${side} svg`), boxes: [] }));

  const addControl = (group, content) => {
    const look = draw("g", group, { class: "control" });
    const shapes = {
      image: ["path", "path"], switch: ["rect", "circle"], slider: ["path", "circle"], progress: ["path", "path"],
      stepper: ["rect", "path"], button: ["rect"], textField: ["rect"], activity: ["circle"],
    };
    for (const name of shapes[content.look ?? content.kind] ?? []) draw(name, look);
    const title = content.title ?? content.size;
    if (title) draw("text", look, { "text-anchor": "middle", class: content.size ? "size" : "title" }).textContent = title;
  };

  const set = (element, attributes) => {
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  };

  // Signs by which a control or an image is recognised.
  const placeControl = (look, content, [left, top, right, bottom]) => {
    const [w, h, middle, centre] = [right - left, bottom - top, (left + right) / 2, (top + bottom) / 2];
    const parts = all("rect, circle, path", look);
    const inset = Math.min(4, h / 4, w / 4);
    const rectangle = (radius, d = 0) =>
      ({ x: left + d, y: top + d, width: Math.max(w - 2 * d, 0), height: Math.max(h - 2 * d, 0), rx: radius });
    switch (content.look ?? content.kind) {
      case "image":
        set(parts[0], { d: `m${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}` });
        break;
      case "switch":
        set(parts[0], rectangle(Math.min(w, h) / 2));
        set(parts[1], { cx: right - Math.min(w, h) / 2, cy: centre, r: Math.max(Math.min(w, h) / 2 - 2, 0) });
        break;
      case "slider":
        set(parts[0], { d: `m${left} ${centre}H${right}` });
        set(parts[1], { cx: middle, cy: centre, r: Math.max(Math.min(h / 2 - 2, w / 4), 0) });
        break;
      case "progress":
        set(parts[0], { d: `m${left} ${centre}H${right}` });
        set(parts[1], { d: `m${left} ${centre}H${middle}`, class: "done" });
        break;
      case "stepper":
        set(parts[0], rectangle(Math.min(8, h / 2)));
        set(parts[1], {
          d: `m${middle} ${top + inset}V${bottom - inset}M${left + w / 4 - inset} ${centre}h${2 * inset}` +
            ` M${left + (3 * w) / 4 - inset} ${centre}h${2 * inset}m${-inset} ${-inset}v${2 * inset}`,
        });
        break;
      case "activity":
        set(parts[0], { cx: middle, cy: centre, r: Math.max(Math.min(w, h) / 2 - 2, 0) });
        break;
      default:
        if (parts[0]) set(parts[0], rectangle(Math.min(6, h / 2), 1));
    }
    const title = one("text", look);
    if (!title) return;
    const size = content.size ? Math.min(11, w / title.textContent.length / 0.6) : 15;
    const isFitting = h >= size && size > 6 && w >= title.textContent.length * size * 0.5;
    set(title, { x: middle, y: centre + size * 0.35, "font-size": size, display: isFitting ? "inline" : "none" });
  };

  const makeBox = (svg, { name }, index) => {
    const group = draw("g", svg);
    const title = draw("title", group);
    const box = { group, title, rect: draw("rect", group), lit: draw("path", group, { class: "lit" }), shown: null };
    const content = contents.get(name);
    if (content?.breaks.length) {
      // A frame of its own, which clips the lines.
      box.lines = draw("svg", group, { class: "lines", role: "none" });
      box.text = draw("g", box.lines, { "font-size": content.fontSize, "font-weight": content.weight });
      if (content.color) box.text.setAttribute("fill", content.color);
    } else if (content) {
      addControl(group, content);
      box.control = one(".control", group);
    }
    if (index > 0 && !content) {
      box.label = draw("text", group, { class: "name", "font-size": 12 });
      box.label.textContent = name;
    }
    return box;
  };

  const breaksIn = (content, own) => {
    const tolerance = 2e-6;
    return content.breaks.findLast((one) => one.from <= own + tolerance && own - tolerance <= one.to);
  };

  // Whether the constraints' text is elsewhere, or broken in another way.
  const isMoved = ({ spec, constraints }, content) =>
    Math.abs(spec[0] - constraints[0]) > 0.01 || Math.abs(spec[1] - constraints[1]) > 0.01 ||
    breaksIn(content, spec[2] - spec[0]) !== breaksIn(content, constraints[2] - constraints[0]);

  const showLines = (box, content, own) => {
    const breaks = breaksIn(content, own);
    const isCut = breaks?.lines.some((line) => line.isCut);
    if (box.shown === breaks && !isCut) return;
    box.shown = breaks;
    box.text.replaceChildren();
    (breaks?.lines ?? []).forEach((line, index) => {
      const length = line.isCut ? own - content.left : line.width;
      const attributes = { x: content.left, y: coordinate(content.baseline + index * content.lineHeight) };
      if (length > 0) Object.assign(attributes, { textLength: coordinate(length), lengthAdjust: "spacingAndGlyphs" });
      draw("text", box.text, attributes).textContent = line.isCut ? `${line.text}…` : line.text;
    });
  };

  const lit = (edges, differing) => {
    const [left, top, right, bottom] = edges;
    const lines = [
      ` M${left} ${top}V${bottom}`, ` M${left} ${top}H${right}`, ` M${right} ${top}V${bottom}`, ` M${left} ${bottom}H${right}`,
    ];
    return lines.filter((line, index) => differing[index]).join("");
  };

  const place = (box, frame, edges, index, side) => {
    const [left, top, right, bottom] = edges;
    const [w, h] = [right - left, bottom - top];
    const status = frame.isAmbiguous ? "note" : frame.isDiffering ? "bad" : "good";
    box.group.setAttribute("class", index === 0 ? `outline ${status}` : status);
    // A browser does not draw a rectangle of size 0.
    set(box.rect, { x: coordinate(left), y: coordinate(top), width: coordinate(Math.max(w, 0.01)), height: coordinate(Math.max(h, 0.01)) });
    const isLit = side === "constraints" && !frame.isAmbiguous && frame.isDiffering;
    box.lit.setAttribute("d", isLit ? lit(edges, frame.differing) : "");
    const words = { element: frame.element.name, x: points(left), y: points(top), width: points(w), height: points(h) };
    box.title.textContent = filled(stage.dataset.frame, words);
    const content = contents.get(frame.element.name);
    if (box.lines) {
      set(box.lines, { x: coordinate(left), y: coordinate(top), width: coordinate(Math.max(w, 0)), height: coordinate(Math.max(h, 0)) });
      showLines(box, content, w);
      box.lines.classList.toggle("moved", isMoved(frame, content));
    }
    if (box.control) placeControl(box.control, content, edges);
    if (box.label) {
      const isFitting = h >= 16 && w >= frame.element.name.length * 7 + 8;
      set(box.label, { x: left + 4, y: top + 13, display: isFitting ? "inline" : "none" });
    }
  };

  const show = () => {
    const found = frames();
    const drawn = found.flatMap((frame) => [frame.spec, frame.constraints]);
    const low = [0, 1].map((axis) => Math.min(...drawn.map((edges) => edges[axis])) - 2);
    const high = [2, 3].map((axis) => Math.max(...drawn.map((edges) => edges[axis])) + 2);
    const size = [high[0] - low[0], high[1] - low[1]];
    const zoom = Math.min(1, stage.clientWidth / size[0] || 1);
    for (const { side, svg, boxes } of layers) {
      if (boxes.length !== found.length) {
        for (const group of all("g", svg)) group.remove();
        boxes.splice(0, boxes.length, ...found.map((frame, index) => makeBox(svg, frame.element, index)));
      }
      set(svg, { viewBox: [...low, ...size].map(coordinate).join(" "), width: size[0] * zoom, height: size[1] * zoom });
      found.forEach((frame, index) => place(boxes[index], frame, frame[side], index, side));
    }
    showWords(found);
  };

  const difference = (length) => {
    const text = points(Math.abs(length));
    return text === "0" ? text : (length < 0 ? "−" : "+") + text;
  };

  const showWords = (found) => {
    const { dataset } = stage;
    const names = dataset.edges.split(" ");
    const edges = found.filter((frame) => !frame.isAmbiguous).flatMap((frame) =>
      frame.differing.flatMap((isDiffering, index) => (isDiffering ? [{ frame, index }] : [])));
    const first = edges[0] && filled(dataset.edge, {
      element: edges[0].frame.element.name,
      edge: names[edges[0].index],
      spec: points(edges[0].frame.spec[edges[0].index]),
      constraints: points(edges[0].frame.constraints[edges[0].index]),
      difference: difference(edges[0].frame.constraints[edges[0].index] - edges[0].frame.spec[edges[0].index]),
    });
    const text = edges.length > 1 ? dataset.differs : edges.length > 0 ? dataset.one : dataset.equal;
    const words = [filled(text, { width: points(width), count: edges.length, first: first ?? "" })];
    const ambiguous = found.filter((frame) => frame.isAmbiguous && frame.isDiffering).map((frame) => frame.element.name);
    if (ambiguous.length > 0) words.push(filled(dataset.ambiguous, { elements: ambiguous.join(", ") }));
    const { conflicts, missing, sampled } = course();
    if (isIn(conflicts, width)) words.unshift(dataset.conflict);
    if (isIn(missing, width)) words.unshift(dataset.missing);
    if (isIn(sampled, width)) words.push(dataset.sampled);
    const readout = one(".readout", stage);
    readout.textContent = words.join(" ");
    readout.className = `readout ${edges.length > 0 || isIn(conflicts, width) ? "bad" : ambiguous.length > 0 ? "note" : "good"}`;
    range.setAttribute("aria-valuetext", filled(dataset.length, { length: points(width) }));
    // The last event up to this width.
    let current = null;
    for (const item of all(`.at-height:not([hidden]) .events li`)) {
      item.removeAttribute("aria-current");
      if (Number(item.dataset.width) <= width + 1e-4) current = item;
    }
    current?.setAttribute("aria-current", "true");
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

  const move = (to, isByField = false) => {
    if (!Number.isFinite(to)) return;
    const { from, to: end } = course();
    width = Math.min(Math.max(to, from), end);
    range.value = width;
    if (!isByField) field.value = points(width);
    showSoon();
  };

  // Tells the script of the address, which waits until a move has ended.
  const settle = () => field.dispatchEvent(new Event("change", { bubbles: true }));

  const chooseHeight = () => {
    const { from, to } = course();
    for (const input of [range, field]) set(input, { min: from, max: to });
    for (const part of all(".moving [data-height]:not(.course)")) part.hidden = part.dataset.height !== height();
    for (const layer of layers) layer.boxes.length = 0;
    move(width);
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
    range.addEventListener("input", () => move(Number(range.value)));
    range.addEventListener("change", settle);
    field.addEventListener("input", () => move(Number.parseFloat(field.value), true));
    addPlaying();
    addEvents();
    document.addEventListener("change", (event) => {
      const { name, value: text } = event.target;
      if (name === "height") chooseHeight();
      if (name === "pixels") showSoon();
      if (name !== "container" || !/^\d/.test(text)) return;
      // A container of the scenario: its width, and its height where that is followed.
      const [wide, high = "auto"] = text.split("x");
      const input = one(`input[name="height"][value="${high}"]`);
      if (input && !input.checked) {
        input.checked = true;
        chooseHeight();
      }
      move(Number(wide));
      settle();
    });
    addEventListener("resize", showSoon);
    chooseHeight();
    show();
  };

  begin();
})();
