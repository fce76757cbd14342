// What a worker runs: an instance of the engine, which answers one text after the other. After a trap, and where an
// answer took much memory, the next one gets a fresh instance.
//
// A server has an engine in two modules. The first one ends where an answer needs a function of the other one: the page
// loads that, and asks again.

/** Memory of an instance beyond which it is not used again, in bytes: an instance gives nothing back. */
const most = 64 * 1024 * 1024;
/** @type {WebAssembly.Module | null} */
let engine = null;
/** @type {WebAssembly.Module | null} the other functions of an engine in two modules, once they are loaded */
let rest = null;
/** @type {WebAssembly.Instance | null} */
let instance = null;
/** @type {Map<string, ArrayBuffer>} by the names of their files */
const fonts = new Map();
/** How many of the fonts the instance has. */
let known = 0;

/** The memory of an instance, as it is now: it moves when it grows. */
const memory = () => /** @type {any} */ (instance).exports.memory.buffer;

/** What the C library asks of a system: a clock, and numbers that are the same each time. There are no files. */
const system = new Proxy({
  clock_time_get: (/** @type {number} */ _clock, /** @type {bigint} */ _precision, /** @type {number} */ place) => {
    new DataView(memory()).setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
    return 0;
  },
  random_get: (/** @type {number} */ place, /** @type {number} */ count) => {
    new Uint8Array(memory(), place, count).fill(0);
    return 0;
  },
}, { get: (own, name) => Reflect.get(own, name) ?? (() => 8) });

const restIsMissing = new Error("the rest of the engine is missing");
/** What stands for every function of the rest until it takes its place. */
const placeholders = new Proxy({}, { get: () => () => { throw restIsMissing; } });
/** What an engine imports: of the system, or else of its rest, under the rest's own name. */
const imports = new Proxy({}, { get: (_, name) => (name === "wasi_snapshot_preview1" ? system : placeholders) });

/**
 * @param {string} kind
 * @param {Uint8Array} question
 * @returns {number} the number of bytes of the answer
 */
function ask(kind, question) {
  const { room, [kind]: ask } = /** @type {any} */ (instance).exports;
  const place = room(question.length);
  new Uint8Array(memory(), place).set(question);
  return ask(place, question.length);
}

/**
 * @param {string} font
 * @param {ArrayBuffer} bytes
 */
function add(font, bytes) {
  const name = new TextEncoder().encode(`${font}\n`);
  const question = new Uint8Array(name.length + bytes.byteLength);
  question.set(name);
  question.set(new Uint8Array(bytes), name.length);
  ask("addFont", question);
}

/**
 * @param {string} kind
 * @param {string} text
 * @returns {{ text: string } | { lacks: string }} the answer, or the font without which there is none
 */
function answer(kind, text) {
  if (!instance) {
    instance = new WebAssembly.Instance(/** @type {WebAssembly.Module} */ (engine), imports);
    const { exports } = instance;
    if (rest) new WebAssembly.Instance(rest, new Proxy({}, { get: () => exports }));
    known = 0;
  }
  for (const [font, bytes] of [...fonts].slice(known)) add(font, bytes);
  known = fonts.size;
  const count = ask(kind, new TextEncoder().encode(text));
  const place = /** @type {any} */ (instance.exports).answer();
  const said = new TextDecoder().decode(new Uint8Array(memory(), place, Math.abs(count)));
  return count < 0 ? { lacks: said } : { text: said };
}

onmessage = ({ data }) => {
  if (data.engine) {
    engine = data.engine;
    return;
  }
  if (data.rest) {
    [rest, instance] = [data.rest, null];
    return;
  }
  if (data.font) {
    fonts.set(data.font, data.bytes);
    return;
  }
  let result;
  try {
    result = answer(data.kind, data.text);
    if (memory().byteLength > most) instance = null;
  } catch (error) {
    instance = null;
    result = error === restIsMissing ? { lacks: "" } : { trap: String(error) };
  }
  postMessage({ answer: result });
};
