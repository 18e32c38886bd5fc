import assert from "node:assert/strict";
import test from "node:test";
import { aimable, aimed, decisionsOf } from "../../../../server/web/games/slargeball/deeds.js";

const MOVE = { type: "Move", figure: 3, path: [] };
const FLING = { type: "Fling", figure: 4, to: null };
const PASS = { type: "Pass", figure: 4 };
const LEGAL = [MOVE, FLING, PASS];
const [HERE, THERE] = [
  { x: 1, y: 2 },
  { x: 3, y: 4 },
];

test("what needs a place is aimed, the rest is a button", () => {
  assert.deepEqual(
    [...aimable(LEGAL)],
    [
      [3, "Move"],
      [4, "Fling"],
    ],
  );
  assert.deepEqual(decisionsOf(LEGAL), [PASS]);
});

test("a way keeps all its points, a spot is the last one", () => {
  assert.deepEqual(aimed(LEGAL, 3, [HERE, THERE]).path, [HERE, THERE]);
  assert.deepEqual(aimed(LEGAL, 4, [HERE, THERE]).to, THERE);
});

test("without a point, or for somebody who may not, there is no command", () => {
  assert.equal(aimed(LEGAL, 3, []), null);
  assert.equal(aimed(LEGAL, 9, [HERE]), null);
});
