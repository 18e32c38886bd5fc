// Parsing a motion JPEG stream: parts between boundaries, in chunks of any size. Pure.

const HEAD_ENDS = bytesOf("\r\n\r\n");

/**
 * @param {string} boundary - as the stream's content type names it
 * @returns {(chunk: Uint8Array) => Uint8Array[]} takes what has arrived; the pictures that are whole by it
 */
export function partsOf(boundary) {
  const mark = bytesOf(`\r\n--${boundary}`);
  let kept = bytesOf("\r\n"); // the first boundary is at the very beginning
  let searched = 0;

  return (chunk) => {
    kept = joined(kept, chunk);
    const pictures = [];
    for (let at = find(kept, mark, searched); at >= 0; at = find(kept, mark, 0)) {
      const body = bodyOf(kept.subarray(0, at));
      if (body) pictures.push(body);
      kept = kept.subarray(at + mark.length);
      searched = 0;
    }
    searched = Math.max(0, kept.length - mark.length);
    return pictures;
  };
}

/** The boundary in a content type: "multipart/x-mixed-replace; boundary=frame" -> "frame". */
export function boundaryIn(contentType) {
  return /boundary="?([^";]+)/.exec(contentType ?? "")?.[1] ?? null;
}

function bodyOf(part) {
  const at = find(part, HEAD_ENDS, 0);
  const body = at < 0 ? null : part.slice(at + HEAD_ENDS.length);
  return body?.length ? body : null;
}

function find(bytes, wanted, from) {
  for (let at = bytes.indexOf(wanted[0], from); at >= 0; at = bytes.indexOf(wanted[0], at + 1))
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at;
  return -1;
}

function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function bytesOf(text) {
  return new TextEncoder().encode(text);
}
