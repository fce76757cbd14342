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
