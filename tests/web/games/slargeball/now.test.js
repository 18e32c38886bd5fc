import assert from "node:assert/strict";
import test from "node:test";
import { headlineOf } from "../../../../server/web/games/slargeball/now.js";

const STATE = {
  phase: "moving",
  turn: 3,
  period_end: 6,
  colours: ["green", "orange"],
  score: [0, 1],
  mover: "rushing_grelker",
  team: 2,
  sheets: [{ position: "rushing_grelker", title: "Rushing Grelker" }],
  players: [{ seat: 1, name: "Ada" }],
  figures: [],
};

test("while figures of a position move, the headline has their team’s colour", () => {
  const { title, colour } = headlineOf({ state: STATE, awaiting: null, outcome: null });
  assert.equal(title, "Rushing Grelkers move");
  assert.equal(colour, "orange");
});

test("outside the move it has none", () => {
  const state = { ...STATE, phase: "whapping", mover: null, team: 0 };
  assert.equal(headlineOf({ state, awaiting: null, outcome: null }).colour, null);
});

test("every phase has a name of its own", () => {
  const named = (phase) => headlineOf({ state: { ...STATE, phase, mover: null }, outcome: null });
  assert.equal(named("toppling").title, "Falling");
  for (const phase of ["lots", "calling", "whapping", "waking", "closing"])
    assert.match(named(phase).title, /^[A-Z]/);
});
