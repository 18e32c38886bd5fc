import assert from "node:assert/strict";
import test from "node:test";
import { left } from "../../../server/web/games/clicked.js";

const MOVE_A = { type: "Move", path: ["a", "x"] };
const MOVE_B = { type: "Move", path: ["b"] };
const MOVE_AY = { type: "Move", path: ["a", "y"] };
const REST = { type: "Rest", path: [] };

const after = (commands, ...picked) => left(commands, ({ path }) => path, picked);

test("before the first click everything that begins a command may be clicked, once", () => {
  assert.deepEqual(after([MOVE_A, MOVE_AY, MOVE_B]), { said: null, next: ["a", "b"] });
});

test("a click that leaves one command says it", () => {
  assert.deepEqual(after([MOVE_A, MOVE_B], "a"), { said: MOVE_A, next: [] });
});

test("nothing is said for somebody who has not clicked, unless nothing is to be clicked", () => {
  assert.equal(after([MOVE_B]).said, null);
  assert.equal(after([REST]).said, REST);
});

test("a command that is said may still be carried on", () => {
  const short = { type: "Walk", path: ["a"] };
  assert.deepEqual(after([short, MOVE_A], "a"), { said: short, next: ["x"] });
});

test("a click that fits nothing leaves nothing", () => {
  assert.deepEqual(after([MOVE_A], "z"), { said: null, next: [] });
});
