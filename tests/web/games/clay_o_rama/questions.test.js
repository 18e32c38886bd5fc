import assert from "node:assert/strict";
import test from "node:test";
import {
  allowanceOf,
  colourOf,
  fullHitPoints,
  initiativeText,
  limbName,
  limbText,
  nameOf,
  spanName,
  spanOf,
  spansOf,
  stepNow,
  stepsOf,
} from "../../../../server/web/games/clay_o_rama/questions.js";

const HOUSE = {
  unit: "span",
  uniform_span: false,
  fire_first: false,
  missiles_per_move: 1,
  full_hit_points: 50,
};
const STATE = {
  house: HOUSE,
  referee_span: 1900,
  players: [
    { seat: 1, name: "Ada", span: 1870, colour: "red" },
    { seat: 2, name: "Bo", span: null, colour: "blue" },
  ],
  creatures: [
    { id: 1, player: 1, movement_spans: 3, colour: "" },
    { id: 2, player: 2, movement_spans: 2, colour: "pink" },
    { id: 3, player: 2, movement_spans: 2, colour: "" },
  ],
};
const under = (house, more = {}) => ({ ...STATE, house: { ...HOUSE, ...house }, ...more });

test("a creature is called as its player, with a number where they have several", () => {
  assert.equal(nameOf(STATE, 1), "Ada");
  assert.equal(nameOf(STATE, 3), "Bo (3)");
  assert.equal(nameOf(STATE, 9), "somebody");
  assert.equal(nameOf({ ...STATE, players: [] }, 1), "Seat 1");
});

test("its clay is its own, else its player's", () => {
  assert.deepEqual(
    [1, 2, 3].map((id) => colourOf(STATE, id)),
    ["red", "pink", "blue"],
  );
  assert.equal(colourOf(STATE, 9), "");
});

test("a move has its steps in the order of the house, without firing where nobody throws", () => {
  assert.deepEqual(stepsOf(STATE), ["move", "fire", "attack"]);
  assert.deepEqual(stepsOf(under({ fire_first: true })), ["fire", "move", "attack"]);
  assert.deepEqual(stepsOf(under({ fire_first: true, missiles_per_move: 0 })), ["move", "attack"]);
});

test("the step now follows the turn, but a fight is an attack whatever its turn says", () => {
  const now = (house, more) => stepNow(under(house, more));
  assert.equal(now({}, { turn: { step: 1 } }), "fire");
  assert.equal(now({ fire_first: true }, { turn: { step: 1 } }), "move");
  assert.equal(now({}, { turn: null }), "move");
  assert.equal(now({}, { turn: { step: 0 }, riposte: {} }), "attack");
  assert.equal(now({}, { turn: { step: 0 }, assault: {} }), "attack");
});

test("a step keeps its name where the step before it is left out", () => {
  const state = under({ missiles_per_move: 0 }, { turn: { step: 2 } });
  assert.equal(stepsOf(state).indexOf(stepNow(state)), 1);
});

test("a span is the house's six inches, the referee's, or the player's own hand", () => {
  assert.equal(spanOf(STATE, 1), 1870);
  assert.equal(spanOf(STATE, 2), null, "nobody has measured it");
  assert.equal(spanOf(under({ uniform_span: true }), 1), 1900);
  assert.equal(spanOf(under({ unit: "six_inches", uniform_span: true }), 2), 1524);
});

test("how far a creature walks is its spans in its player's hand", () => {
  assert.equal(allowanceOf(STATE, STATE.creatures[0]), 5610);
  assert.equal(allowanceOf(STATE, STATE.creatures[1]), null);
});

test("spans are called as the house measures", () => {
  assert.deepEqual([spansOf(STATE, 1), spansOf(STATE, 3)], ["1 span", "3 spans"]);
  assert.equal(spansOf(under({ unit: "fist" }), 2), "2 fists");
  assert.equal(spanName(under({ unit: "six_inches" })), "length");
  assert.equal(spanName(under({ unit: "cubit" })), "span");
});

test("the bar is full at the newest weigh-in of that creature, or at more that it has now", () => {
  const weighed = (creature, hit_points) => ({
    event: { type: "CreatureWeighedIn", creature, hit_points },
  });
  const entries = [weighed(1, 40), weighed(2, 90), weighed(1, 45), { event: { type: "Moved" } }];
  assert.equal(fullHitPoints(STATE, { id: 1, hit_points: 12 }, entries), 45);
  assert.equal(fullHitPoints(STATE, { id: 1, hit_points: 60 }, entries), 60);
  assert.equal(fullHitPoints(STATE, { id: 1, hit_points: 12 }, []), 50);
  const rolled = { event: { type: "HitPointsRolled", creature: 1, hit_points: 30 } };
  assert.equal(fullHitPoints(STATE, { id: 1, hit_points: 12 }, [weighed(1, 0), rolled]), 30);
  assert.equal(fullHitPoints(under({ full_hit_points: 0 }), { id: 1, hit_points: 0 }, []), 1);
});

test("a limb is called by its name, else by its place counted from one", () => {
  const creature = { limbs: [{ name: "horns" }, { name: "" }] };
  assert.deepEqual([limbName(creature, 0), limbName(creature, 1)], ["horns", "limb 2"]);
  assert.equal(limbName(null, 0), "limb 1");
  assert.equal(limbText({ name: "horns", to_hit: 8, damage_dice: 2 }, 0), "Horns · 8+ · 2d");
  assert.equal(limbText({ name: "", to_hit: 7, damage_dice: 1 }, 1), "Limb 2 · 7+ · 1d");
});

test("initiative is told by its dice, and not where none were thrown", () => {
  assert.equal(initiativeText({ initiative: [6, 4] }), "6, 4");
  assert.equal(initiativeText({ initiative: [] }), null);
});
