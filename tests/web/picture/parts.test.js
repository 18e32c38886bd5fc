import assert from "node:assert/strict";
import test from "node:test";
import { boundaryIn, partsOf } from "../../../server/web/picture/parts.js";

const HEAD = "--frame\r\nContent-Type: image/jpeg\r\n\r\n";
const STREAM = bytes(`${HEAD}one\r\n--fra two\r\n${HEAD}three\r\n${HEAD}not yet wh`);

test("pictures come whole, however the stream is cut", () => {
  for (let size = 1; size <= STREAM.length; size += 1) {
    const whole = partsOf("frame");
    const found = [];
    for (let at = 0; at < STREAM.length; at += size)
      found.push(...whole(STREAM.subarray(at, at + size)).map(text));
    assert.deepEqual(found, ["one\r\n--fra two", "three"], `in chunks of ${size}`);
  }
});

test("the boundary is read from the content type", () => {
  assert.equal(boundaryIn("multipart/x-mixed-replace; boundary=frame"), "frame");
  assert.equal(boundaryIn('multipart/x-mixed-replace; boundary="a b"; x=1'), "a b");
  assert.equal(boundaryIn("image/jpeg"), null);
  assert.equal(boundaryIn(null), null);
});

function bytes(words) {
  return new TextEncoder().encode(words);
}

function text(found) {
  return new TextDecoder().decode(found);
}
