// The lines that two texts do not share.

/** @typedef {{ kind: "same" | "old" | "new", text: string, number: number }} DiffLine */

/**
 * The shortest way from one text to another, by Myers' O(ND) algorithm (1986), line by line.
 * @param {string} before
 * @param {string} after
 * @returns {DiffLine[]}
 */
export function lineDifference(before, after) {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let [oldEnd, newEnd] = [old.length, fresh.length];
  while (oldEnd > start && newEnd > start && old[oldEnd - 1] === fresh[newEnd - 1]) [oldEnd, newEnd] = [oldEnd - 1, newEnd - 1];
  const middle = path(old.slice(start, oldEnd), fresh.slice(start, newEnd), start);
  const same = (/** @type {number} */ from, /** @type {number} */ to) =>
    fresh.slice(from, to).map((text, index) => ({ kind: /** @type {const} */ ("same"), text, number: from + index + 1 }));
  return [...same(0, start), ...middle, ...same(newEnd, fresh.length)];
}

/**
 * @param {string[]} old
 * @param {string[]} fresh
 * @param {number} offset
 * @returns {DiffLine[]}
 */
function path(old, fresh, offset) {
  const most = old.length + fresh.length;
  // Texts that share next to nothing are shown as one replaced by the other.
  const limit = Math.min(most, 2000);
  /** @type {Map<number, number>[]} */
  const rounds = [];
  let reach = new Map([[1, 0]]);
  for (let edits = 0; edits <= limit; edits += 1) {
    rounds.push(new Map(reach));
    for (let k = -edits; k <= edits; k += 2) {
      const down = k === -edits || (k !== edits && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
      let x = down ? reach.get(k + 1) ?? 0 : (reach.get(k - 1) ?? 0) + 1;
      while (x < old.length && x - k < fresh.length && old[x] === fresh[x - k]) x += 1;
      reach.set(k, x);
      if (x >= old.length && x - k >= fresh.length) return back(rounds, old, fresh, offset);
    }
  }
  return [
    ...old.map((text, index) => ({ kind: /** @type {const} */ ("old"), text, number: offset + index + 1 })),
    ...fresh.map((text, index) => ({ kind: /** @type {const} */ ("new"), text, number: offset + index + 1 })),
  ];
}

/**
 * @param {Map<number, number>[]} rounds
 * @param {string[]} old
 * @param {string[]} fresh
 * @param {number} offset
 * @returns {DiffLine[]}
 */
function back(rounds, old, fresh, offset) {
  /** @type {DiffLine[]} */
  const lines = [];
  let [x, y] = [old.length, fresh.length];
  for (let edits = rounds.length - 1; edits >= 0; edits -= 1) {
    const reach = rounds[edits];
    const k = x - y;
    const down = k === -edits || (k !== edits && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
    const earlier = down ? k + 1 : k - 1;
    const [startX, startY] = [reach.get(earlier) ?? 0, (reach.get(earlier) ?? 0) - earlier];
    while (x > startX && y > startY && x > 0 && y > 0) {
      [x, y] = [x - 1, y - 1];
      lines.push({ kind: "same", text: fresh[y], number: offset + y + 1 });
    }
    if (edits === 0) break;
    if (down) lines.push({ kind: "new", text: fresh[startY], number: offset + startY + 1 });
    else lines.push({ kind: "old", text: old[startX], number: offset + startX + 1 });
    [x, y] = [startX, startY];
  }
  return lines.reverse();
}
