import assert from "node:assert/strict";
import test from "node:test";
import { boxOf, cornersOf, middleOf, wayOf } from "../../../../server/web/games/metamorph/hexes.js";

const HEIGHT = Math.sqrt(3);
/** The steps to the six neighbours in the order of the facings: up, then clockwise. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
].map(([q, r]) => ({ q, r }));

STEPS.forEach((step, facing) => {
  test(`facing ${facing} points at the middle of the neighbour there`, () => {
    const { x, y } = middleOf(step);
    const way = wayOf(facing);
    assert.ok(Math.abs(x - HEIGHT * way.x) < 1e-9);
    assert.ok(Math.abs(y - HEIGHT * way.y) < 1e-9);
  });
});

test("a hex has six corners within its size, and the box holds them", () => {
  const hexes = [{ q: 0, r: 0 }, ...STEPS];
  const [left, top, wide, high] = boxOf(hexes);
  for (const hex of hexes) {
    const corners = cornersOf(hex)
      .split(" ")
      .map((corner) => corner.split(",").map(Number));
    assert.equal(corners.length, 6);
    for (const [x, y] of corners) {
      assert.ok(x >= left && x <= left + wide);
      assert.ok(y >= top && y <= top + high);
    }
  }
});
