// Long messages are compressed if the browser can decompress them, for slow networks.

/** The parameter of a stream's address that asks for compression, if the browser can decompress. */
export const PACKED = "DecompressionStream" in globalThis ? "packed=gzip" : "";

/**
 * A message as text.
 *
 * @param {string | Blob} data
 * @returns {string | Promise<string>}
 */
export function unpacked(data) {
  if (typeof data === "string") return data;
  return new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
