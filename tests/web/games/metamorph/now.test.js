import assert from "node:assert/strict";
import test from "node:test";
import { headlineOf } from "../../../../server/web/games/metamorph/now.js";

const TURN = { player: 2, moved: false, cast: false, special: false, fought: false };

/** @returns {any} a session whose state and seat are these */
function session({ legal = [{ type: "Move" }], seat = 2, awaiting = {}, outcome, ...state } = {}) {
  return {
    seat,
    legal,
    outcome: outcome ?? null,
    awaiting: { seats: [2], ...awaiting },
    state: {
      phase: "playing",
      round: 3,
      turn: TURN,
      players: [
        { seat: 1, name: "Ada" },
        { seat: 2, name: "Bo" },
      ],
      ...state,
    },
  };
}

test("a turn is told by whose it is, in their colour, with the round", () => {
  const { title, colour, round } = headlineOf(session());
  assert.deepEqual([title, colour, round], ["Bo’s turn", "blue", "Round 3"]);
});

test("what is left of a turn is listed, and nothing that was done", () => {
  const left = (done) => headlineOf(session({ turn: { ...TURN, ...done } })).awaited;
  assert.match(left({}), /: a move, a spell, a special and an attack, where possible\.$/);
  assert.match(left({ moved: true, special: true }), /: a spell and an attack,/);
  assert.match(left({ moved: true, cast: true, fought: true }), /: a special,/);
  assert.equal(left({ moved: true, cast: true, special: true, fought: true }), "All is done.");
});

test("whoever may do nothing is told for whom the game waits", () => {
  assert.equal(headlineOf(session({ legal: [], seat: 1 })).awaited, "Waiting for Bo.");
});

test("before the first turn the phase is told, without a colour or a round", () => {
  const { title, colour, round } = headlineOf(session({ phase: "laying", turn: null, round: 0 }));
  assert.deepEqual([title, colour, round], ["The map is laid", null, false]);
  assert.equal(headlineOf(session({ turn: null })).title, "Between turns");
});

test("dice come before everything else that is left", () => {
  const roll = { count: 1, sides: 6, why: "Poison" };
  assert.equal(headlineOf(session({ awaiting: { roll } })).awaited, "Roll d6: Poison.");
});

test("the end says who won and why", () => {
  const outcome = { winners: [1], why: "Ada is left" };
  const { title, awaited } = headlineOf(session({ phase: "over", outcome, turn: null }));
  assert.deepEqual([title, awaited], ["Ada won", "Ada is left"]);
});
