import assert from "node:assert/strict";
import test from "node:test";
import { ALL, found } from "../../../server/web/log/finding.js";
import { foundTold, kindsIn, narrows } from "../../../server/web/log/kinds.js";

const PLAYERS = [
  { seat: 1, name: "Ann" },
  { seat: 2, name: "Annette (2)" },
];

function group(first, told, { type = "Moved", who = "referee", last = first, ...more } = {}) {
  const {
    proposal = null,
    comment = null,
    corrected = false,
    standing = true,
    takeBack = false,
  } = more;
  const entries = [{ told, who, event: { type }, proposal, comment, corrected }];
  return { first, last, standing, takeBack, entries };
}

const LOG = [
  group(1, "Ann's creature walks 300 mm."),
  group(2, "Annette (2) throws.", { type: "Fired", who: "seat 2", last: 4 }),
  group(5, "It lands.", {
    proposal: "throw-9",
    comment: "camera: Cleo; referee: nobody",
    corrected: true,
  }),
  group(6, "Dice: 3.", { type: "Rolled", standing: false }),
  group(7, "Taken back to entry 5.", { type: "TakenBack", takeBack: true }),
  group(8, "It is told.", { who: "seat 1", comment: "The Move step is skipped" }),
];

const firsts = (wanted) => found(LOG, { ...ALL, ...wanted }, PLAYERS).map(({ first }) => first);

test("words are found in what is told and in corrections, whatever their case", () => {
  assert.deepEqual(firsts({ words: " WALKS " }), [1]);
  assert.deepEqual(firsts({ words: "cleo" }), [5]);
  assert.deepEqual(firsts({ words: "nothing such" }), []);
});

test("a number is an entry, also within a step", () => {
  assert.deepEqual(firsts({ words: "#3" }), [2]);
  assert.deepEqual(firsts({ words: "7" }), [7]);
  assert.deepEqual(firsts({ words: "300 mm" }), [1]);
});

test("a player is found by the whole name, and by what they said", () => {
  assert.deepEqual(firsts({ player: "Ann" }), [1, 8]);
  assert.deepEqual(firsts({ player: "Annette (2)" }), [2]);
});

test("kinds are where it came from, and what happened", () => {
  assert.deepEqual(firsts({ kind: "camera" }), [5]);
  assert.deepEqual(firsts({ kind: "corrected" }), [5]);
  assert.deepEqual(firsts({ kind: "dice" }), [6]);
  assert.deepEqual(firsts({ kind: "back" }), [7]);
  assert.deepEqual(firsts({ kind: "gone" }), [6]);
  assert.deepEqual(firsts({ kind: "event:Fired" }), [2]);
});

test("all that narrows, narrows together", () => {
  assert.deepEqual(firsts({ player: "Ann", kind: "event:Moved", words: "told" }), [8]);
  assert.deepEqual(firsts({}), [1, 2, 5, 6, 7, 8]);
  assert.equal(narrows(ALL), false);
  assert.equal(narrows({ ...ALL, words: " " }), false);
  assert.equal(narrows({ ...ALL, kind: "dice" }), true);
});

test("only kinds that there are can be chosen, with how many", () => {
  assert.deepEqual(
    kindsIn(LOG).map(({ title }) => title),
    [
      "Seen by the camera (1)",
      "Corrected by the referee (1)",
      "Dice and lots (1)",
      "Taken back, or amended (1)",
      "No longer counts (1)",
      "Fired (1)",
      "Moved (3)",
      "Rolled (1)",
      "Taken back (1)",
    ],
  );
  assert.equal(foundTold(1, 6), "1 of 6 steps");
});
