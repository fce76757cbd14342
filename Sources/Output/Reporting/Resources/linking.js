// Links between edges in the picture and lines of the sources: a pointer on one lights up the other, with the points
// that each line adds. Every word comes from the page.
"use strict";

painted.then(() => {
  const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
  const one = (selector, root = document) => root.querySelector(selector);
  const stage = one(".stage");
  const lists = all(".lines-of");
  if (!stage || lists.length === 0) return;
  const { draw, set, filled, points } = globalThis.layoutDrawing;
  const names = stage.dataset.edges.split(" ");
  const sides = ["spec", "constraints"].filter((side) => one(`.live .${side}`));

  // For each container: the terms, line and points, of each edge of each element.

  const terms = (text) => (text ?? "").split(";").reduce((edges, edge) => {
    const numbers = edge.match(/[^<\s]+/g)?.map(Number) ?? [];
    const own = numbers.flatMap((line, index) => (index % 2 === 0 ? [{ line, points: numbers[index + 1] }] : []));
    // A far edge may begin with the terms of the near one.
    return [...edges, edge.startsWith("<") ? [...edges[edges.length - 2], ...own] : own];
  }, []);

  const containers = lists.map((list) => {
    const [wide, height = "auto"] = list.dataset.container.split("x");
    const elements = new Map(all("li", list).map((item) =>
      [item.textContent, { spec: terms(item.dataset.spec), constraints: terms(item.dataset.constraints) }]));
    return { width: Number(wide), height, elements };
  });

  let drawn = null;

  // The container whose lines are known, at the width or closest to it.
  const closest = () => {
    const same = containers.filter((each) => each.height === drawn.height);
    const distance = (each) => Math.abs(each.width - drawn.width);
    return (same.length > 0 ? same : containers).reduce((best, each) => (distance(each) < distance(best) ? each : best));
  };
  const isHere = (container) => container.height === drawn.height && Math.abs(container.width - drawn.width) < 0.005;

  // Drawing over the picture.

  const overlay = one(".live .links svg");
  const targets = draw("g", overlay, { class: "targets" });
  const lights = draw("g", overlay, { class: "lights" });

  const pathOf = ([left, top, right, bottom], index) =>
    [` M${left} ${top}V${bottom}`, ` M${left} ${top}H${right}`, ` M${right} ${top}V${bottom}`, ` M${left} ${bottom}H${right}`][index];

  const showTargets = () => {
    set(overlay, drawn.view);
    const paths = drawn.found.flatMap((frame) => sides.flatMap((side) =>
      names.map((name, index) => ({ key: `${frame.element.name} ${name}`, d: pathOf(frame[side], index) }))));
    while (targets.childElementCount > paths.length) targets.lastElementChild.remove();
    while (targets.childElementCount < paths.length) draw("path", targets);
    paths.forEach(({ key, d }, index) => {
      const path = targets.children[index];
      set(path, { d });
      path.dataset.edge = key;
    });
  };

  const lightEdge = (frame, side, index) => draw("path", lights, { class: `edge ${side}`, d: pathOf(frame[side], index) });

  // The sum that leads to an edge, term by term, beside the frame.
  const lightSum = (frame, side, index, sum) => {
    const axis = index % 2;
    const edges = frame[side];
    const end = edges[index];
    const rest = end - sum.reduce((total, term) => total + term.points, 0);
    const container = drawn.found[0][side];
    const isFromEnd = Math.abs(rest - container[axis + 2]) < 0.02 && rest !== 0;
    const parts = sum.map((term) => term.points).filter((length) => length !== 0);
    if (!isFromEnd && Math.abs(rest) >= 0.02) parts.push(rest);
    let place = isFromEnd ? rest : 0;
    const across = (edges[1 - axis] + edges[3 - axis]) / 2;
    for (const length of parts) {
      const next = place + length;
      const tick = axis === 0 ? ` M${place} ${across - 4}v8M${place} ${across}H${next}m0 -4v8` 
        : ` M${across - 4} ${place}h8M${across} ${place}V${next}m-4 0h8`;
      draw("path", lights, { class: `sum ${side}`, d: tick });
      const middle = (place + next) / 2;
      const at = axis === 0 ? { x: middle, y: across - 5, "text-anchor": "middle" } : { x: across + 6, y: middle + 4 };
      draw("text", lights, { class: `sum ${side}`, "font-size": 11, ...at }).textContent = points(Math.abs(length));
      place = next;
    }
  };

  const clear = () => {
    lights.replaceChildren();
    for (const line of all(".listing .held-line")) {
      line.classList.remove("held-line");
      delete line.dataset.points;
    }
  };

  const signed = (length) =>
    filled(stage.dataset.length, { length: (length < 0 ? "−" : "+") + points(Math.abs(length)) });

  // The element and the edge that a page names as one.
  const edgeOf = (key) => {
    const name = key.slice(0, key.lastIndexOf(" "));
    const index = names.indexOf(key.slice(key.lastIndexOf(" ") + 1));
    return { name, index, frame: index < 0 ? null : drawn.found.find((each) => each.element.name === name) };
  };

  const lightByEdge = (key) => {
    if (!drawn) return;
    clear();
    const { name, index, frame } = edgeOf(key);
    if (!frame) return;
    const container = closest();
    for (const side of sides) {
      lightEdge(frame, side, index);
      const sum = container.elements.get(name)?.[side][index] ?? [];
      for (const term of sum) {
        const line = document.getElementById(`line-${term.line}`);
        if (!line) continue;
        line.classList.add("held-line");
        if (isHere(container) && term.points !== 0) line.dataset.points = signed(term.points);
      }
      const isSame = side === "constraints" && sides.length > 1 && Math.abs(frame.spec[index] - frame.constraints[index]) < 0.02;
      if (isHere(container) && sum.length > 0 && !isSame) lightSum(frame, side, index, sum);
    }
  };

  const lightByLine = (line) => {
    if (!drawn) return;
    clear();
    line.classList.add("held-line");
    const number = Number(line.id.replace("line-", ""));
    const container = closest();
    for (const frame of drawn.found) {
      const element = container.elements.get(frame.element.name);
      for (const side of sides) {
        (element?.[side] ?? []).forEach((sum, index) => {
          if (sum.some((term) => term.line === number)) lightEdge(frame, side, index);
        });
      }
    }
  };

  // What differs because of a mistake, and the line that the link is about.
  const lightByMistake = (mistake, link) => {
    if (!drawn) return;
    clear();
    if (link) one(`.listing ${link.hash}`)?.classList.add("held-line");
    for (const { frame, index } of mistake.dataset.lit.split(";").map(edgeOf)) {
      if (frame) for (const side of sides) lightEdge(frame, side, index);
    }
  };

  const lightFor = (target) => {
    const edge = target.closest?.(".edges li");
    const line = target.closest?.(".listing li[id]");
    const mistake = target.closest?.("[data-lit]");
    const onPicture = target.dataset?.edge;
    if (edge) lightByEdge(`${one("summary b", edge.closest("details")).textContent} ${one("b", edge).textContent}`);
    else if (onPicture) lightByEdge(onPicture);
    else if (line) lightByLine(line);
    else if (mistake) lightByMistake(mistake, target.closest("a"));
    return Boolean(edge || onPicture || line || mistake);
  };
  // An edge that has the focus stays lit while nothing is pointed at: a page that scrolls to it moves below the pointer.
  const light = (target) => {
    const focused = document.activeElement?.closest(".edges li");
    if (!lightFor(target) && !(focused && lightFor(focused))) clear();
  };

  // Edges can be pointed at once the picture stays as it is: while it moves, every shape more costs time.
  let waiting = 0;
  stage.addEventListener("drawn", (event) => {
    drawn = event.detail;
    if (lights.childElementCount > 0) clear();
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      showTargets();
      // What has the focus since before there was a picture, or while it moved.
      if (lights.childElementCount === 0) light(document.body);
    }, 120);
  });
  document.addEventListener("pointerover", (event) => light(event.target));
  document.addEventListener("focusin", (event) => light(event.target));
  // An edge leads to why it is there, as its element's link in the table of frames does.
  overlay.addEventListener("click", (event) => {
    const key = event.target.dataset?.edge;
    const name = key && edgeOf(key).name;
    all(".frames th a").find((link) => link.textContent === name)?.click();
  });
});
