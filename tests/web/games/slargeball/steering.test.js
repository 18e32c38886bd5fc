import assert from "node:assert/strict";
import test from "node:test";
import { bent, steered, withoutRests } from "../../../../server/web/games/slargeball/steering.js";

const START = { x: 1000, y: 500 };
const pressed = (key, shiftKey = false) => ({ key, shiftKey });

test("an arrow moves the end of the way, with Shift a little", () => {
  const once = steered(START, [], pressed("ArrowRight"), false);
  assert.deepEqual(once, [{ x: 1127, y: 500 }]);
  assert.deepEqual(steered(START, once ?? [], pressed("ArrowUp", true), false), [
    { x: 1127, y: 525 },
  ]);
});

test("an arrow goes where it points on the screen, also if the pitch stands on end", () => {
  assert.deepEqual(steered(START, [], pressed("ArrowUp"), true), [{ x: 1127, y: 500 }]);
  assert.deepEqual(steered(START, [], pressed("ArrowRight"), true), [{ x: 1000, y: 373 }]);
});

test("other keys draw nothing", () => {
  assert.equal(steered(START, [], pressed("Tab"), false), null);
});

test("after a bend the way goes on from there", () => {
  const end = { x: 1, y: 2 };
  const next = steered(START, bent([end]), pressed("ArrowDown", true), false);
  assert.deepEqual(next, [end, { x: 1, y: -23 }]);
  assert.deepEqual(bent([]), []);
});

test("a bend after which nothing is drawn does not count", () => {
  const end = { x: 1, y: 2 };
  assert.deepEqual(withoutRests(bent(bent([end]))), [end]);
});
