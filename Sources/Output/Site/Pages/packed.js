// Bytes in a script, which is all that a page from disk can load.

/**
 * @param {string} text what gzip made of some bytes, in Base64
 * @returns {Promise<ArrayBuffer>} the bytes
 */
export async function unpack(text) {
  // TypeScript's checker may be older than the stream.
  const { DecompressionStream } = /** @type {any} */ (globalThis);
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * @param {string} address of a script, which is run once for each call
 * @returns {Promise<unknown>} done when it has run; fails where there is none
 */
export const loadScript = (address) => new Promise((done, fail) => {
  const script = document.createElement("script");
  script.src = address;
  script.addEventListener("load", done);
  script.addEventListener("error", () => fail(new Error(address)));
  document.head.append(script);
});
