import assert from "node:assert/strict";
import test from "node:test";
import { decimal } from "../../server/web/decimals.js";

test("a number without wanted digits has those that it has", () => {
  assert.equal(decimal(0.25), "0.25");
  assert.equal(decimal(4), "4");
});

test("wanted digits are all written, and the last one is rounded", () => {
  assert.equal(decimal(2, 1), "2.0");
  assert.equal(decimal(0.349, 1), "0.3");
  assert.equal(decimal(0.35499, 2), "0.35");
  assert.equal(decimal(2.6, 0), "3");
});

test("thousands are not grouped: a comma would read as a decimal", () => {
  assert.equal(decimal(12345.6, 1), "12345.6");
});

test("a number is written the same again after others with other digits", () => {
  assert.deepEqual(
    [decimal(1.234, 2), decimal(1.234, 1), decimal(1.234, 2), decimal(1.234)],
    ["1.23", "1.2", "1.23", "1.234"],
  );
});
