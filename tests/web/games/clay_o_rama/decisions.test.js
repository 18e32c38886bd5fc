import assert from "node:assert/strict";
import test from "node:test";
import {
  DECISIONS,
  decisionText,
  decisionsOf,
} from "../../../../server/web/games/clay_o_rama/decisions.js";
import { situation } from "../../../../server/web/games/clay_o_rama/situation.js";

const STATE = {
  players: [
    { seat: 1, name: "Ada" },
    { seat: 2, name: "Bo" },
  ],
  creatures: [
    { id: 1, player: 1, power: "rip_limbs_off", limbs: [] },
    { id: 2, player: 2, power: "", limbs: [{ name: "horns" }, { name: "" }] },
  ],
};
const said = (type, more = {}, state = {}) =>
  decisionText({ ...STATE, ...state }, { type, ...more });
const open = (what) => situation({ ...STATE, ...what });

test("ways out come last, whatever the order of the rules", () => {
  const legal = ["EndMove", "Divide", "DeclinePower", "UsePower", "Move"].map((type) => ({ type }));
  assert.deepEqual(
    decisionsOf(legal).map(({ type }) => type),
    ["Divide", "UsePower", "EndMove", "DeclinePower"],
  );
});

test("what has to be filled in is no decision", () => {
  for (const type of ["Move", "Fire", "Attack", "Land", "WeighIn"]) assert.ok(!DECISIONS.has(type));
});

test("a decision names whom it concerns", () => {
  assert.equal(said("EndMove", { creature: 1 }), "End Ada’s move");
  assert.equal(said("UsePower", { creature: 1, target: 2 }), "Rip limbs off on Bo");
  assert.equal(said("UsePower", { creature: 2, target: 1 }), "The power on Ada");
  assert.equal(said("ChangePlaces", { first: 2, second: 1 }), "Bo and Ada change places");
  assert.equal(said("ChooseTrait", { player: 2, trait: "left_handed" }), "Bo is left handed");
});

test("a limb is torn off the one that was hit, a leg is only a leg", () => {
  const chance = { power: "rip_limbs_off", creature: 1, target: 2 };
  assert.equal(said("RipLimb", { limb: 0 }, { chance }), "Tear off horns");
  assert.equal(said("ReshapeLimb", { limb: 1 }, { chance }), "Reshape limb 2");
  assert.equal(said("RipLimb", { limb: null, leg: true }, { chance }), "Tear off a leg");
  assert.equal(said("RipLimb", { limb: 1 }), "Tear off limb 2", "where the chance is gone");
});

test("dice that decide are counted by what is to be judged", () => {
  assert.equal(said("JudgeByDice", {}, { judgements: [{ dice: 3 }] }), "Let 3 dice decide");
});

test("nothing is said where nothing is open", () => {
  assert.equal(open({ judgements: [] }), null);
  assert.equal(open({}), null);
});

test("what must be settled first is said first", () => {
  const judgements = [{ power: "drop", target: 2 }];
  const shot = { creature: 1, target: 2 };
  const chance = { power: "poke", creature: 1, target: 2 };
  const riposte = { defender: 2, attacker: 1 };
  const assault = { attacker: 1, target: 2, hits: [], counter: false };
  const all = { judgements, shot, chance, riposte, assault };
  assert.match(open(all), /^Drop on Bo: do it/);
  assert.match(open({ ...all, judgements: [] }), /^Ada throws at Bo\./);
  assert.match(open({ chance, riposte, assault }), /^Ada may use Poke now, having hit Bo\.$/);
  assert.equal(open({ riposte, assault }), "Bo may hit back at Ada.");
  assert.equal(open({ assault }), "Ada attacks Bo.");
});

test("an attack is told with its hits, and as one that hits back", () => {
  const assault = { attacker: 2, target: 1, hits: [{}, {}], counter: false };
  assert.equal(open({ assault }), "Bo attacks Ada; 2 hit so far.");
  assert.equal(
    open({ assault: { ...assault, counter: true } }),
    "Bo hits back at Ada; 2 hit so far.",
  );
  assert.equal(open({ assault: { ...assault, counter: true, hits: [] } }), "Bo hits back at Ada.");
});
