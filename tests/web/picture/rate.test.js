import assert from "node:assert/strict";
import test from "node:test";
import { rateOf, stillCounted } from "../../../server/web/picture/rate.js";

const every = (ms, count) => Array.from({ length: count }, (_, place) => 10_000 + ms * place);

test("what arrived in the last three seconds is counted", () => {
  assert.equal(rateOf(every(100, 100), 19_950, 0), 10);
  assert.equal(rateOf(every(500, 20), 19_600, 0), 2);
});

test("a stream that has just begun is not told too low", () => {
  assert.equal(rateOf(every(100, 10), 10_950, 9_950), 10);
});

test("after a halt the rate falls to nothing", () => {
  assert.equal(rateOf(every(100, 10), 14_000, 0), 0);
  assert.deepEqual(stillCounted(every(100, 10), 13_850), [10_900]);
});
