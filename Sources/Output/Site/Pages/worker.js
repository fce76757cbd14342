// What a worker runs: an instance of the engine, which answers one text after the other. After a trap, and where an
// answer took much memory, the next one gets a fresh instance.

/** Memory of an instance beyond which it is not used again, in bytes: an instance gives nothing back. */
const most = 64 * 1024 * 1024;
/** @type {WebAssembly.Module | null} */
let engine = null;
/** @type {WebAssembly.Instance | null} */
let instance = null;
/** @type {Map<string, ArrayBuffer>} the fonts that a fresh instance gets, by the names of their files */
const fonts = new Map();

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
 * @returns {{ text: string } | { font: string }} the answer, or the font without which there is none
 */
function answer(kind, text) {
  if (!instance) {
    instance = new WebAssembly.Instance(/** @type {WebAssembly.Module} */ (engine), { wasi_snapshot_preview1: system });
    for (const [font, bytes] of fonts) add(font, bytes);
  }
  const count = ask(kind, new TextEncoder().encode(text));
  const place = /** @type {any} */ (instance.exports).answer();
  const said = new TextDecoder().decode(new Uint8Array(memory(), place, Math.abs(count)));
  return count < 0 ? { font: said } : { text: said };
}

onmessage = ({ data }) => {
  if (data.engine) {
    engine = data.engine;
    return;
  }
  if (data.font) {
    fonts.set(data.font, data.bytes);
    if (instance) add(data.font, data.bytes);
    return;
  }
  let result;
  try {
    result = answer(data.kind, data.text);
    if (memory().byteLength > most) instance = null;
  } catch (error) {
    instance = null;
    result = { trap: String(error) };
  }
  postMessage({ answer: result });
};
