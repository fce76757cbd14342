// The state of the page in the fragment of its address: JSON, deflated, in letters that addresses may have.

const { CompressionStream, DecompressionStream } = /** @type {any} */ (globalThis);
const mark = "#v1.";
// A scenario of the page by its name: "#file=repository-row&width=320&case=long".
const name = "#file=";

/**
 * @param {ReadableStream} stream
 * @returns {Promise<Uint8Array>}
 */
const bytesOf = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

/**
 * @param {object} state
 * @returns {Promise<string>} the fragment with its `#`
 */
export async function fragmentOf(state) {
  const stream = new Blob([JSON.stringify(state)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of await bytesOf(stream)) letters += String.fromCharCode(byte);
  return mark + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * @param {string} fragment
 * @returns {Promise<any>} `null` where it is no state of ours
 */
export async function stateOf(fragment) {
  if (fragment.startsWith(name)) {
    const { file, width, case: caseName } = Object.fromEntries(new URLSearchParams(fragment.slice(1)));
    return { file, width: width === undefined ? undefined : Number(width), case: caseName };
  }
  if (!fragment.startsWith(mark)) return null;
  try {
    const letters = atob(fragment.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const state = JSON.parse(new TextDecoder().decode(await bytesOf(stream)));
    return typeof state === "object" ? state : null;
  } catch {
    return null;
  }
}
