import assert from "node:assert/strict";
import test from "node:test";
import { awaitedText, diceText } from "../../../server/web/games/awaited.js";

const nameOf = (seat) => ["Ada", "Bo", "Cy"][seat - 1];
const told = (awaiting, seat) => awaitedText({ awaiting, seat }, nameOf);

test("whoever it waits for is addressed, the others are named", () => {
  assert.equal(told({ seats: [1] }, 1), "It is your turn.");
  assert.equal(told({ seats: [1] }, 2), "Waiting for Ada.");
  assert.equal(told({ seats: [2, null, 3] }, 2), "Waiting for you, the referee and Cy.");
});

test("luck is asked for with its reason", () => {
  assert.equal(told({ roll: { count: 2, sides: 6, why: "the hit" } }, 1), "Roll 2d6: the hit");
  assert.equal(told({ shuffle: { why: "the deck" } }, 1), "An order is needed: the deck");
  assert.equal(diceText({ count: 1, sides: 20 }), "Roll d20");
});

test("a game that waits for nobody is over", () => {
  assert.equal(told(null, 1), "The game is over.");
});
