// Evaluates the frames of both layouts at a width, and draws them. The pages of reports and the playground share it: a
// classic script, since pages that are opened from disk load no modules. It knows no words.
"use strict";

globalThis.layoutDrawing = (() => {
  const space = "http://www.w3.org/2000/svg";
  const draw = (name, parent, attributes = {}) => {
    const element = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return element;
  };
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const points = (length) => String(Math.round(length * 100) / 100 + 0).replace("-", "−");
  const coordinate = (length) => String(Math.round(length * 1e6) / 1e6);

  // The segments of a function, three numbers each.

  const value = (segments, width) => {
    let [low, high] = [0, segments.length / 3];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (segments[3 * middle] <= width) low = middle;
      else high = middle;
    }
    return segments[3 * low + 1] + segments[3 * low + 2] * (width - segments[3 * low]);
  };

  const isIn = (spans, width) => {
    for (let index = 0; index < spans.length; index += 2) {
      if (spans[index] <= width && width <= spans[index + 1]) return true;
    }
    return false;
  };

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

  // What stays the same is not written again: a browser would lay it out anew.
  const set = (element, attributes) => {
    for (const [key, value] of Object.entries(attributes)) {
      const text = String(value);
      if (element.getAttribute(key) !== text) element.setAttribute(key, text);
    }
  };

  // Signs by which a control or an image is recognised.
  const placeControl = ({ parts, text: title }, content, [left, top, right, bottom]) => {
    const [w, h, middle, centre] = [right - left, bottom - top, (left + right) / 2, (top + bottom) / 2];
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
    if (!title) return;
    const size = content.size ? Math.min(9, w / title.textContent.length / 0.6) : 15;
    const isFitting = h >= size && size > 6 && w >= title.textContent.length * size * 0.5;
    set(title, { x: middle, y: centre + size * 0.35, "font-size": size, display: isFitting ? "inline" : "none" });
  };

  const makeBox = (svg, { name, content, isContainer }) => {
    const group = draw("g", svg);
    const title = draw("title", group);
    const box = { group, title, name, content, isContainer, rect: draw("rect", group), lit: draw("path", group, { class: "lit" }), shown: null, at: {} };
    if (content?.breaks.length) {
      // A frame of its own, which clips the lines.
      box.lines = draw("svg", group, { class: "lines", role: "none" });
      box.text = draw("g", box.lines, { "font-size": content.fontSize, "font-weight": content.weight });
      if (content.color) box.text.setAttribute("fill", content.color);
    } else if (content) {
      addControl(group, content);
      const look = group.querySelector(".control");
      // Looked up once, and not in each frame of a drag.
      box.control = { parts: Array.from(look.querySelectorAll("rect, circle, path")), text: look.querySelector("text") };
    }
    if (!isContainer && !content) {
      box.label = draw("text", group, { class: "name", "font-size": 12 });
      box.label.textContent = name;
    }
    return box;
  };

  // Whether a box for one content can show another one: only its lines may differ.
  const looks = ["kind", "look", "title", "size", "color", "fontSize", "weight"];
  const isAlike = (content, other) => (content && other
    ? looks.every((key) => content[key] === other[key]) && content.breaks.length > 0 === other.breaks.length > 0
    : content === other);

  const breaksIn = (content, own) => {
    const tolerance = 2e-6;
    return content.breaks.findLast((each) => each.from <= own + tolerance && own - tolerance <= each.to);
  };

  // Whether the constraints' text is elsewhere, or broken in another way.
  const isTextMoved = (spec, constraints, content) =>
    Math.abs(spec[0] - constraints[0]) > 0.01 || Math.abs(spec[1] - constraints[1]) > 0.01 ||
    breaksIn(content, spec[2] - spec[0]) !== breaksIn(content, constraints[2] - constraints[0]);

  const showLines = (box, content, own) => {
    const breaks = breaksIn(content, own);
    const isCut = breaks?.lines.some((line) => line.isCut);
    if (box.shown === breaks && !isCut) return;
    box.shown = breaks;
    const { left, baseline, lineHeight, fontSize } = content;
    // The same lines of another answer are drawn already.
    const key = JSON.stringify([left, baseline, lineHeight, breaks?.lines, isCut ? own : null]);
    if (box.key === key) return;
    box.key = key;
    const count = breaks?.lines.length ?? 0;
    // How much of a frame the lines take, with what letters of Inter reach below their baseline.
    box.extent = [
      Math.max(0, ...(breaks?.lines ?? []).map((line) => (line.isCut ? own : left + line.width))),
      baseline + (count - 1) * lineHeight + fontSize * 0.24,
    ];
    (breaks?.lines ?? []).forEach((line, index) => {
      const length = line.isCut ? own - left : line.width;
      const node = box.text.children[index] ?? draw("text", box.text, { lengthAdjust: "spacingAndGlyphs" });
      set(node, { x: left, y: coordinate(baseline + index * lineHeight) });
      if (length > 0) set(node, { textLength: coordinate(length) });
      else node.removeAttribute("textLength");
      say(node, line.isCut ? `${line.text}…` : line.text);
    });
    while (box.text.children.length > count) box.text.lastElementChild.remove();
  };

  const lit = ([right, bottom], differing) => {
    const lines = [` M0 0V${bottom}`, ` M0 0H${right}`, ` M${right} 0V${bottom}`, ` M0 ${bottom}H${right}`];
    return lines.filter((line, index) => differing[index]).join("");
  };

  // What is drawn of an element: its four edges, the words of its tooltip, and whether its lines differ from the spec's.
  // Without words the tooltip stays: while a picture moves, nobody reads it, and each new text takes time.
  //
  // All is drawn from the element's own corner, so that moving it is one attribute, and what does not change is not
  // written: a list of hundreds of elements moves in each frame of a drag.
  const place = (box, { edges, title, status, differing, isMoved, covered = [], unit = 1 }) => {
    const [left, top, right, bottom] = edges;
    const { at } = box;
    if (at.left !== left || at.top !== top) {
      [at.left, at.top] = [left, top];
      set(box.group, { transform: `translate(${coordinate(left)} ${coordinate(top)})` });
    }
    if (at.status !== status) {
      at.status = status;
      set(box.group, { class: box.isContainer ? `outline ${status}` : status });
    }
    if (title !== undefined && box.title.textContent !== title) box.title.textContent = title;
    // Subtracting leaves a rest, which is no other size.
    const size = [right - left, bottom - top].map((length) => Math.round(length * 1e6) / 1e6);
    const isResized = at.size?.[0] !== size[0] || at.size?.[1] !== size[1];
    const edgesThatDiffer = differing ? differing.join() : "";
    if (isResized || at.differing !== edgesThatDiffer) set(box.lit, { d: differing ? lit(size, differing) : "" });
    [at.size, at.differing] = [size, edgesThatDiffer];
    if (box.lines) {
      if (isResized || box.content !== at.content) showSizedLines(box, size);
      if (at.isMoved !== isMoved) box.lines.classList.toggle("moved", isMoved);
      [at.content, at.isMoved] = [box.content, isMoved];
      const lines = covered.join();
      if (at.covered !== lines) {
        at.covered = lines;
        Array.from(box.text.children, (line, index) => line.classList.toggle("covered", Boolean(covered[index])));
      }
    }
    const isScaled = at.unit !== unit;
    at.unit = unit;
    if (box.label && (isResized || isScaled)) {
      const isFitting = size[1] >= 16 * unit && size[0] >= (box.name.length * 7 + 8) * unit;
      set(box.label, { x: coordinate(4 * unit), y: coordinate(13 * unit), "font-size": coordinate(12 * unit), display: isFitting ? "inline" : "none" });
    }
    if (!isResized) return;
    // A browser does not draw a rectangle of size 0.
    const [width, height] = size;
    set(box.rect, { width: coordinate(Math.max(width, 0.01)), height: coordinate(Math.max(height, 0.01)) });
    if (box.control) placeControl(box.control, box.content, [0, 0, width, height]);
  };

  const showSizedLines = (box, size) => {
    showLines(box, box.content, size[0]);
    // Lines that fit need no clipping, which takes time in each frame, and a frame of lines that changes its size lays
    // them all out anew.
    const isFitting = size.map((length, axis) => box.extent[axis] <= length);
    const sizes = size.map((length, axis) =>
      (isFitting[axis] ? Math.ceil(box.extent[axis] + box.content.fontSize) : Math.max(length, 0)));
    const overflow = isFitting.every(Boolean) ? "visible" : "hidden";
    set(box.lines, { width: coordinate(sizes[0]), height: coordinate(sizes[1]), overflow });
  };

  // A text that changes keeps its node: each node that comes or goes makes a browser match rules with :has again, for the
  // whole page.
  const say = (element, text) => {
    if (element.firstChild) {
      if (element.firstChild.nodeValue !== text) element.firstChild.nodeValue = text;
    } else if (text) element.append(text);
  };

  // Where the texts of a content are drawn in a frame: its lines, or the words in its middle.
  const textAreas = (content, [left, top, right, bottom]) => {
    const [w, h] = [right - left, bottom - top];
    if (content.breaks.length > 0) {
      const { lineHeight, fontSize } = content;
      return (breaksIn(content, w)?.lines ?? []).map((line, index) => {
        const [x, y] = [left + content.left, top + content.baseline + index * lineHeight];
        return [x, y - fontSize, line.isCut ? right : x + line.width, y + fontSize * 0.2];
      });
    }
    const words = content.title ?? content.size;
    if (!words) return [];
    const [x, y, length] = [left + w / 2, top + h / 2, Math.min(words.length * 9, w)];
    return [[x - length / 2, y - Math.min(9, h / 2), x + length / 2, y + Math.min(9, h / 2)]];
  };

  // Which lines of the constraints' texts are over a text of the layout spec, or over one another, as `LayoutPicture` has
  // them: an array for each frame, empty where nothing is moved.
  const coveredLines = (frames) => {
    const areas = (edges, content) => (content?.breaks.length > 0 ? textAreas(content, edges) : []);
    const moved = frames.map(({ spec, constraints, content }) => Boolean(content) && isTextMoved(spec, constraints, content));
    if (!moved.includes(true)) return frames.map(() => []);
    const taken = frames.flatMap(({ spec, content }) => areas(spec, content));
    return frames.map(({ constraints, content }, index) => (moved[index] ? areas(constraints, content) : []).map((area) => {
      const inset = Math.min(1, (area[2] - area[0]) / 4);
      const letters = [area[0] + inset, area[1] + (area[3] - area[1]) * 0.15, area[2] - inset, area[3] - (area[3] - area[1]) * 0.15];
      const isCovered = taken.some((other) => isOver(letters, other));
      if (!isCovered) taken.push(area);
      return isCovered;
    }));
  };

  const isOver = (area, other) => area[0] < other[2] && other[0] < area[2] && area[1] < other[3] && other[1] < area[3];

  // Where lines across and down are, in shares of the frame: the usual places, then further ones.
  const shares = [[0.5, 0.75, 0.25], [0.8, 0.6, 0.9, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1]];

  // Lines from edges of the spec to the same edges of the constraints, with their lengths; those at the same two places
  // are drawn once. The parent has nothing else, and what it has is used again.
  //
  // A length covers no text and no other length, and is inside the picture: it takes the first free place at its line,
  // and is left out where there is none. The table has all lengths. `DimensionLine` has the same places.
  const addDimensions = (parent, frames, { size, words, areas, bounds }) => {
    const seen = new Set();
    // A length that is written once needs no second time; lines of one direction are side by side.
    const written = new Set();
    const counts = [0, 0];
    const taken = [...areas];
    let used = 0;
    const next = () => {
      const group = parent.children[used] ?? draw("g", parent, { class: "dimension" });
      used += 1;
      if (!group.firstChild) {
        draw("path", group);
        draw("text", group);
      }
      return group;
    };
    const free = (text, [from, to], line, isAcross) => {
      const length = text.length * size * 0.6;
      const [low, high, middle] = [Math.min(from, to), Math.max(from, to), (from + to) / 2];
      const places = isAcross
        ? [
          ...(high - low > length + size ? [[middle, line - size / 3, "middle"], [middle, line + size, "middle"]] : []),
          [high + size / 3, line + size * 0.35, "start"],
          [low - size / 3, line + size * 0.35, "end"],
        ]
        : [
          [line + size / 2, middle + size * 0.35, "start"],
          [line - size / 2, middle + size * 0.35, "end"],
          [line, low - size / 3, "middle"],
          [line, high + size * 1.1, "middle"],
          // Over the line, of which both ends remain.
          ...(high - low > size * 2 ? [[line, middle + size * 0.35, "middle"]] : []),
        ];
      for (const [x, y, anchor] of places) {
        const left = x - { start: 0, middle: length / 2, end: length }[anchor];
        // Digits are 0.73 of the size high, and a "p" goes 0.2 below the line.
        const area = [left, y - size * 0.8, left + length, y + size * 0.25];
        const isInside = bounds[0] <= area[0] && bounds[1] <= area[1] && area[2] <= bounds[2] && area[3] <= bounds[3];
        if (!isInside || taken.some((other) => isOver(area, other))) continue;
        taken.push(area);
        return { x, y, "text-anchor": anchor };
      }
      return null;
    };
    for (const { spec, constraints, differing } of frames) {
      differing.forEach((isDiffering, index) => {
        const [from, to, isAcross] = [spec[index], constraints[index], index % 2 === 0];
        const key = `${isAcross} ${points(from)} ${points(to)}`;
        if (!isDiffering || seen.has(key) || seen.size >= 12) return;
        seen.add(key);
        const [text, head] = [words(to - from), ((to < from ? 1 : -1) * size) / 3];
        const name = `${isAcross} ${text}`;
        const [all, usual] = isAcross ? [shares[0], counts[0] % 3] : [shares[1], counts[1] % 4];
        counts[index % 2] += 1;
        const [start, end] = isAcross ? [constraints[1], constraints[3]] : [constraints[0], constraints[2]];
        // The usual place first.
        const positions = [all[usual], ...all.filter((share, other) => other !== usual)].map((share) => start + (end - start) * share);
        let [line, place] = [positions[0], null];
        if (!written.has(name)) {
          for (const position of positions) {
            place = free(text, [from, to], position, isAcross);
            if (!place) continue;
            line = position;
            written.add(name);
            break;
          }
        }
        const group = next();
        const d = isAcross
          ? ` M${from} ${line}H${to}m${head} ${-size / 3}L${to} ${line}l${head} ${size / 3}`
          : ` M${line} ${from}V${to}m${-size / 3} ${head}L${line} ${to}l${size / 3} ${head}`;
        set(group.firstChild, { d });
        if (place) set(group.lastChild, { ...place, "font-size": size });
        say(group.lastChild, place ? text : "");
      });
    }
    while (parent.children.length > used) parent.lastElementChild.remove();
  };

  return { addDimensions, textAreas, coveredLines, draw, say, set, filled, points, coordinate, value, isIn, makeBox, isAlike, breaksIn, isTextMoved, place };
})();
