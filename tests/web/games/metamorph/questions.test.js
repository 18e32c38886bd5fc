import assert from "node:assert/strict";
import test from "node:test";
import {
  facingAfter,
  healthOf,
  nameOf,
  shapeOf,
  shapeText,
  troublesOf,
} from "../../../../server/web/games/metamorph/questions.js";
import { standingsOf } from "../../../../server/web/games/end/standings.js";

const STATE = {
  players: [{ seat: 1, name: "Ada" }],
  book: { shapes: [{ name: "Human", speed: 3 }] },
};
const FINE = {
  gone: "",
  altitude: "ground",
  slow: 0,
  restrict: 0,
  stuck: 0,
  poison: 0,
  hold: null,
};

test("a wizard faces one sixth farther for each turn, round and round both ways", () => {
  assert.equal(facingAfter(0, "R"), 1);
  assert.equal(facingAfter(0, "L"), 5);
  assert.equal(facingAfter(5, ["R", "R"]), 1);
  assert.equal(facingAfter(2, "LLLLLLLLL"), 5);
});

test("a step forwards turns nobody", () => {
  assert.equal(facingAfter(3, ["F", "R", "F", "B"]), 4);
  assert.equal(facingAfter(3, []), 3);
});

test("one who is gone has no health, as in the standings", () => {
  const state = {
    players: ["", "left", "dead"].map((gone, place) => ({ seat: place, gone, health: 15 })),
  };
  assert.deepEqual(state.players.map(healthOf), [15, 0, 0]);
  const { rows } = standingsOf(/** @type {any} */ ({ game: "metamorph", state }));
  assert.deepEqual(
    rows.map(({ cells }) => cells[0]),
    [15, 0, 0],
  );
});

test("who is well has no troubles", () => {
  assert.deepEqual(troublesOf(STATE, FINE), []);
});

test("each trouble is told, those that pass with their turns", () => {
  const player = { ...FINE, altitude: "high", slow: 1, stuck: 2, poison: 3, hold: { by: 1 } };
  assert.deepEqual(troublesOf(STATE, player), [
    "flying high",
    "slowed: 1 turn",
    "stuck: 2 turns",
    "poisoned: 3 turns",
    "held by Ada",
  ]);
  assert.deepEqual(troublesOf(STATE, { ...FINE, altitude: "air" }), ["flying"]);
  assert.deepEqual(troublesOf(STATE, { ...FINE, restrict: 1 }), ["restricted: 1 turn"]);
});

test("of who is gone nothing else is told than how", () => {
  assert.deepEqual(troublesOf(STATE, { ...FINE, gone: "dead", poison: 3 }), ["dead"]);
  assert.deepEqual(troublesOf(STATE, { ...FINE, gone: "left" }), ["left the map"]);
  assert.deepEqual(troublesOf(STATE, { ...FINE, gone: "eaten" }), ["eaten"]);
});

test("a change of shape is told until it is there", () => {
  assert.equal(shapeText({ shape: "Blob", change: { target: "Eagle" } }), "Blob, becoming Eagle");
  assert.equal(shapeText({ shape: "Eagle", change: { target: "Eagle" } }), "Eagle");
  assert.equal(shapeText({ shape: "Human", change: null }), "Human");
});

test("a shape and a name are found, or said to be unknown", () => {
  assert.equal(shapeOf(STATE, "Human")?.speed, 3);
  assert.equal(shapeOf(STATE, "Eagle"), null);
  assert.deepEqual([nameOf(STATE, 1), nameOf(STATE, 2)], ["Ada", "Seat 2"]);
});
