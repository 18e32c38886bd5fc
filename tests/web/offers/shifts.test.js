import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf, mostOf } from "../../../server/web/offers/shifts.js";

const reading = (shift_px) => ({ colour: "red", probability: 0, shift_px });

test("a plot holds the largest shift, and noise does not fill it", () => {
  assert.equal(mostOf([reading([0.1, 4.5]), reading([null, 2])]), 4.5);
  assert.equal(mostOf([reading([0.1, null, 0.2])]), 1);
  assert.equal(mostOf([]), 1);
});

test("a line rises with the shift and is left out where nothing was measured", () => {
  assert.deepEqual(linesOf([0, 2, null, null, 4, 1], 4, 30), ["0,30 1,15", "4,0 5,22.5"]);
  assert.deepEqual(linesOf([null, 3, null], 4, 30), []);
});
