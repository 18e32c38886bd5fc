import assert from "node:assert/strict";
import test from "node:test";
import {
  commandFrom,
  inShort,
  labelOf,
  lengthened,
  listsOf,
  namesIn,
  optionsFor,
  pathsOf,
  typedFrom,
} from "../../../server/web/forms/fields.js";

const FIRE = {
  type: "Fire",
  seat: null,
  creature: 2,
  missile: 0,
  landing: { struck: 3, bounced: false },
  blob: false,
  because: "",
};
const STATE = {
  players: [
    { seat: 2, name: "Ben" },
    { seat: 3, name: "Cleo" },
  ],
  creatures: [
    { id: 2, player: 2, missiles: [{}, {}], limbs: [{}] },
    { id: 3, player: 3, missiles: [], limbs: [] },
  ],
};

test("each value has a box of its own, and the boxes make the command again", () => {
  const paths = ["creature", "missile", "landing.struck", "landing.bounced", "blob", "because"];
  assert.deepEqual(pathsOf(FIRE), paths);
  assert.deepEqual(commandFrom(typedFrom(FIRE), FIRE), FIRE);
  const draft = { ...typedFrom(FIRE), "landing.struck": "", because: "it fell" };
  const nobody = { struck: null, bounced: false };
  assert.deepEqual(commandFrom(draft, FIRE), { ...FIRE, landing: nobody, because: "it fell" });
});

test("lengths are typed in millimetres, and told to the rules in tenths", () => {
  const walk = { type: "Move", seat: null, creature: 2, length: 1875 };
  assert.equal(typedFrom(walk).length, "187.5");
  assert.equal(labelOf("length"), "Length (mm)");
  assert.equal(commandFrom({ ...typedFrom(walk), length: "190" }, walk).length, 1900);
  assert.equal(inShort(walk), "Creature: 2, Length (mm): 187.5");
  assert.equal(commandFrom({ ...typedFrom(walk), length: "far" }, walk).length, "far");
});

test("limbs have boxes of their own, and may be one more or one fewer", () => {
  const limbs = [
    { to_hit: 8, dice: 1 },
    { to_hit: 7, dice: 2 },
  ];
  const weighed = { type: "WeighIn", seat: null, limbs, missiles: [2, 1, 1], powers: [] };
  assert.deepEqual(pathsOf(weighed).slice(0, 3), [
    "limbs.0.to_hit",
    "limbs.0.dice",
    "limbs.1.to_hit",
  ]);
  assert.equal(labelOf("limbs.1.to_hit"), "Limbs 2, to hit");
  assert.equal(typedFrom(weighed).missiles, "2, 1, 1");
  assert.deepEqual(commandFrom(typedFrom(weighed), weighed), weighed);
  assert.deepEqual(listsOf(weighed), ["limbs"]);
  assert.deepEqual(lengthened(weighed, "limbs", 1).limbs, [...limbs, limbs[1]]);
  assert.deepEqual(lengthened(weighed, "limbs", -1).limbs, [limbs[0]]);
  assert.deepEqual(lengthened({ limbs: [limbs[0]] }, "limbs", -1).limbs, [limbs[0]]);
});

test("people are called by their names, and what they count begins with one", () => {
  const names = namesIn(STATE, "nobody");
  assert.equal(inShort(FIRE, names), "Creature: Ben, Missile: 1, Struck: Cleo");
  assert.deepEqual(names.struck[0], { value: "", label: "nobody" });
  assert.deepEqual(Object.keys(namesIn({ players: STATE.players }, "nobody")), ["player"]);
  assert.equal(inShort({ type: "Wait" }), "–");
});

test("what is said so far can always be chosen, or it is typed", () => {
  const { target } = namesIn(STATE, "nobody");
  assert.equal(optionsFor(target, 3), target);
  assert.deepEqual(optionsFor(target, null)?.[0], { value: "", label: "–" });
  assert.equal(optionsFor(target, 99), undefined);
});
