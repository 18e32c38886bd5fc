import assert from "node:assert/strict";
import test from "node:test";
import { askedBefore } from "../../../../server/web/games/metamorph/pointing.js";

const off = { type: "Move", seat: 2, mode: "land", steps: "F", to: "off", sprint: false };
const state = {
  players: [
    { seat: 1, name: "Ada" },
    { seat: 2, name: "Bo" },
  ],
  house: { scenario: "last_one_standing" },
  artifacts: [{ name: "Key", kind: "key", holder: 2 }],
};

test("before a wizard steps off the map it is asked: it is a defeat", () => {
  assert.match(askedBefore(state, off).question, /^Bo leaves the map and is out of the game/);
});

test("with the Key it is a victory where the Key is played for, and is asked all the same", () => {
  const key = { ...state, house: { scenario: "key" } };
  assert.match(askedBefore(key, off).question, /wins/);
  assert.match(askedBefore({ ...key, artifacts: [] }, off).question, /defeat/);
});

test("nothing else is asked", () => {
  assert.equal(askedBefore(state, { ...off, to: "C4" }), null);
  assert.equal(askedBefore(state, { type: "EndTurn" }), null);
  assert.equal(askedBefore(state, null), null);
});
