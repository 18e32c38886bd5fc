import assert from "node:assert/strict";
import test from "node:test";
import {
  inches,
  lengthOf,
  nameOf,
  phaseText,
} from "../../../../server/web/games/slargeball/questions.js";

const STATE = {
  colours: ["green", "red"],
  sheets: [{ position: "tremple", title: "Tremple" }],
  figures: [{ id: 7, team: 1, number: 3, position: "tremple" }],
};

test("a way is as long as its legs together, told in inches", () => {
  const at = (x, y) => ({ x, y });
  assert.equal(lengthOf(at(0, 0), [at(762, 1016), at(762, 0)]), 2286);
  assert.equal(inches(2286), "9.0 in");
  assert.equal(lengthOf(at(5, 5), []), 0);
});

test("a figure is told by team, number and position", () => {
  assert.equal(nameOf(STATE, 7), "green Tremple 3");
  assert.equal(nameOf(STATE, 8), "somebody");
});

test("a phase without words of its own is spelled", () => {
  assert.equal(phaseText({ phase: "waking" }), "Waking up");
  assert.equal(phaseText({ phase: "half_time" }), "half time");
});
