import assert from "node:assert/strict";
import test from "node:test";
import {
  commandFrom,
  inShort,
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
