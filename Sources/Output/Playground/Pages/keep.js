// Files that the browser keeps for the reader.

/**
 * Gives the browser a file to keep.
 * @param {Blob} blob
 * @param {string} name
 */
export function keep(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
