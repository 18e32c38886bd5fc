import assert from "node:assert/strict";
import test from "node:test";
import { overOrDice, whoWon } from "../../../server/web/games/headline.js";

const NAMES = { 1: "Ada", 2: "Bo" };
const nameOf = (seat) => NAMES[seat];
const OVER = { state: { phase: "over", ending: "the last round is over" }, awaiting: null };

test("who won is told by names, and that nobody did", () => {
  assert.equal(whoWon({ winners: [1, 2], why: "" }, nameOf), "Ada and Bo won");
  assert.equal(whoWon({ winners: [2], why: "" }, nameOf), "Bo won");
  assert.equal(whoWon({ winners: [], why: "" }, nameOf), "Nobody won");
  assert.equal(whoWon(null, nameOf), "Nobody won");
});

test("a game that is over says why, by its outcome rather than by its ending", () => {
  const outcome = { winners: [1], why: "Ada is the last one standing" };
  assert.equal(overOrDice({ ...OVER, outcome }), "Ada is the last one standing");
  assert.equal(overOrDice({ ...OVER, outcome: null }), "the last round is over");
});

test("dice that are needed are named with what they are for", () => {
  const asks = (roll) => overOrDice({ state: { phase: "playing" }, awaiting: { roll } });
  assert.equal(asks({ count: 2, sides: 6, why: "Damage" }), "Roll 2d6: Damage.");
  assert.equal(asks({ count: 1, sides: 20, why: "Luck" }), "Roll d20: Luck.");
});

test("where somebody has to act, nothing is said of it here", () => {
  const session = { state: { phase: "playing" }, awaiting: { seats: [1] }, outcome: null };
  assert.equal(overOrDice(session), null);
  assert.equal(overOrDice({ ...session, awaiting: null }), null);
});
