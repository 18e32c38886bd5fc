import assert from "node:assert/strict";
import test from "node:test";
import { headlineOf } from "../../../../server/web/games/generation_zero/now.js";
import {
  canonName,
  colourOf,
  figureName,
  figuresOf,
  nameOf,
  placeName,
  placeNow,
  standingOn,
} from "../../../../server/web/games/generation_zero/questions.js";

const figure = (number, more = {}) => ({
  number,
  name: `F${number}`,
  seat: 1,
  kind: "agent",
  at: 5,
  health: 3,
  spare: false,
  ...more,
});
const STATE = {
  phase: "playing",
  round: 2,
  house: { rounds: 6 },
  players: [
    { seat: 1, name: "Ada" },
    { seat: 2, name: "Bo" },
  ],
  places: [{ number: 5, name: "the Tower" }],
  canons: [
    { at: 5, card: "The Mentor" },
    { at: 6, card: "hidden" },
  ],
  figures: [
    figure(1),
    figure(2, { kind: "sue", at: 6 }),
    figure(3, { health: 0 }),
    figure(4, { spare: true, at: null }),
    figure(5, { seat: 0, name: "hidden" }),
  ],
  turn: { player: 1, part: "sues" },
  tasks: [],
};

const numbers = (figures) => figures.map(({ number }) => number);

test("on a Location stand figures that live and Canons that are free", () => {
  const { figures, canons } = standingOn(STATE, 5);
  assert.deepEqual(numbers(figures), [1, 5]);
  assert.deepEqual(canons.map(canonName), ["The Mentor"]);
});

test("a player's ’Sues come before their Agents, and spares are not in play", () => {
  assert.deepEqual(numbers(figuresOf(STATE, 1)), [2, 1, 3]);
});

test("what lies face down has no name", () => {
  assert.equal(figureName(STATE, 5), "a Monster");
  assert.equal(figureName(STATE, 9), "somebody");
  assert.equal(canonName(STATE.canons[1]), "a Canon");
  assert.equal(canonName(null), "a Canon");
  assert.equal(placeName(STATE, 8), "out of play");
});

test("no seat is a Monster's", () => {
  assert.deepEqual([nameOf(STATE, 1), nameOf(STATE, 0)], ["Ada", "a Monster"]);
  assert.deepEqual([colourOf(1), colourOf(0)], ["red", "brown"]);
});

test("something is done at the battle, else where who acts stands, else where who may does", () => {
  const at = (...tasks) => placeNow({ ...STATE, tasks });
  assert.equal(at({ type: "Act", figure: 2 }, { type: "Battle", place: 7 }), 7);
  assert.equal(at({ type: "Act", figure: 1 }), 5);
  assert.equal(at(), 6, "the ’Sues are on, and one lives");
  assert.equal(placeNow({ ...STATE, turn: { player: 1, part: "agents" } }), 5);
  assert.equal(placeNow({ ...STATE, turn: null }), null);
});

test("who may act is somebody who lives", () => {
  const dead = STATE.figures.map((one) => ({ ...one, health: 0 }));
  assert.equal(placeNow({ ...STATE, figures: dead }), null);
});

/** The headline of a session of this game, seen by somebody who looks on. */
function headline(news = {}, awaiting = { seats: [1] }, outcome = null) {
  return headlineOf({ state: { ...STATE, ...news }, awaiting, outcome, seat: null });
}

test("a turn has two parts, each told by whose it is", () => {
  assert.equal(headline().title, "Ada’s ’Sues");
  assert.equal(headline({ turn: { player: 2, part: "agents" } }).title, "Bo’s Agents");
  assert.deepEqual([headline().colour, headline().round], ["red", "Round 2 of 6"]);
});

test("the newest task is told before what is waited for", () => {
  const told = (task) => headline({ tasks: [{ type: "Act", figure: 1 }, task] }).awaited;
  assert.match(
    told({ type: "Battle", place: 5, current: 2 }),
    /^Battle at the Tower: F2 thrusts\. /,
  );
  assert.match(told({ type: "Battle", place: 5, current: null }), /^Battle at the Tower\. Waiting/);
  assert.match(told({ type: "Reward", figure: 1 }), /^F1 has points to add\. /);
  assert.match(told({ type: "Move" }), /^A Canon is moved\. Waiting for Ada\.$/);
});

test("before the first turn, and after the last, no turn is told", () => {
  const laid = headline({ phase: "placing", round: 0 });
  assert.deepEqual([laid.title, laid.colour, laid.round], ["Everybody takes a place", null, false]);
  const over = headline({ phase: "over" }, null, { winners: [2], why: "Bo has most points" });
  assert.deepEqual([over.title, over.awaited], ["Bo won", "Bo has most points"]);
});
