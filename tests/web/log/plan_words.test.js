import assert from "node:assert/strict";
import test from "node:test";
import {
  examplesAt,
  headingOf,
  kindsAt,
  placeOf,
  shortly,
  summary,
} from "../../../server/web/log/plan_words.js";

const SPOKEN = {
  seq: 4,
  told: [],
  luck: false,
  said: { type: "Move", seat: 1, length: 75 },
  legal: [
    { type: "EndMove", seat: 1 },
    { type: "Move", seat: 1, length: 10 },
  ],
  overrides: [{ type: "Note", seat: null, text: "" }],
};

test("what was said comes first, filled in as it was", () => {
  assert.deepEqual(kindsAt(SPOKEN), ["Move", "EndMove", "Note"]);
  assert.equal(examplesAt(SPOKEN, "Move")[0].length, 75);
  assert.equal(examplesAt({ ...SPOKEN, said: null }, "Move")[0].length, 10);
  assert.deepEqual(examplesAt(SPOKEN, "Roll"), []);
});

test("a plan is summed up in a sentence", () => {
  const kept = { how: "kept" };
  const conflict = {};
  assert.equal(summary({ kept: 3, changed: [], conflicts: [] }), "3 steps stay as they were.");
  assert.equal(summary({ kept: 0, changed: [], conflicts: [] }), "No later step changes.");
  assert.equal(
    summary({ kept: 3, changed: [kept, { how: "replaced" }], conflicts: [conflict] }),
    "2 steps stay as they were, 1 step goes differently, 1 step no longer fits and is left out.",
  );
});

test("each change has a heading", () => {
  assert.equal(headingOf({ how: "replaced", seq: 4 }), "Changed to (entry 4)");
  assert.equal(headingOf({ how: "inserted", seq: null }), "Inserted");
});

test("a value that changes is told with whose it is", () => {
  const state = {
    players: [
      { seat: 1, name: "Ada" },
      { seat: 2, name: "Cleo" },
    ],
    creatures: [{ id: 4, player: 2 }],
  };
  const fields = {
    creatures: "creatures",
    limbs: "limbs",
    hit_points: "hit points",
    attacks_left: "übrige Angriffe",
    mana: "mana",
    figures: "figures",
    at: "at",
  };
  const told = (what) => placeOf(what, fields, state);
  assert.equal(told("creatures[0].hit_points"), "Cleo’s creature, hit points");
  assert.equal(
    told("creatures[0].limbs[1].attacks_left"),
    "Cleo’s creature, limbs 2, übrige Angriffe",
  );
  assert.equal(told("players[0].mana"), "Ada, mana");
  assert.equal(told("creatures[3].hit_points"), "Creatures 4, hit points");
  assert.equal(told("figures[2].at"), "Figures 3, at");
  assert.equal(placeOf("creatures[1].hit_points", fields), "Creatures 2, hit points");
});

test("values are told as people say them", () => {
  assert.equal(shortly(null), "nothing");
  assert.equal(shortly(true), "yes");
  assert.equal(shortly([1, 2]), "1, 2");
  assert.equal(shortly([]), "none");
  assert.equal(shortly([{}, {}]), "2 of them");
  assert.equal(shortly({ x: 1, y: 2 }), "1, 2");
  assert.equal(shortly("playing"), "playing");
  assert.equal(shortly("blob_of_death"), "blob of death");
  assert.equal(shortly({ type: "Turn", player: 2, dice: null }), "2, nothing");
  assert.equal(shortly({ type: "Building" }), "Building");
});
