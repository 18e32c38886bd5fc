import assert from "node:assert/strict";
import test from "node:test";
import { labelsOf } from "../../../server/web/offers/reading_labels.js";

const STATE = {
  players: [
    { seat: 1, name: "Ada", colour: "red" },
    { seat: 2, name: "Cleo", colour: "green" },
  ],
  creatures: [
    { id: 1, player: 1, colour: "" },
    { id: 2, player: 2, colour: "green" },
  ],
};
const reading = (colour, probability) => ({ colour, probability, shift_px: [] });

test("of two things in one colour the likelier is the creature", () => {
  const readings = [reading("green", 0.01), reading("green", 0.99)];
  assert.deepEqual(labelsOf(readings, STATE), ["something else green", "Cleo’s creature"]);
});

test("a creature’s own colour counts for its player’s, and a stranger is told by its colour", () => {
  const readings = [reading("red", 0.9), reading("blue", 0.1)];
  assert.deepEqual(labelsOf(readings, STATE), ["Ada’s creature", "blue"]);
});

test("where two creatures have the colour, or no game is known, the colour is all there is", () => {
  const twins = {
    ...STATE,
    creatures: [...STATE.creatures, { id: 3, player: 1, colour: "green" }],
  };
  assert.deepEqual(labelsOf([reading("green", 1)], twins), ["green"]);
  assert.deepEqual(labelsOf([reading("green", 1)]), ["green"]);
});
