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
  assert.equal(placeOf("creatures[0].hit_points", state), "Cleo’s creature, hit points");
  assert.equal(placeOf("creatures[0].limbs[1].to_hit", state), "Cleo’s creature, limbs 2, to hit");
  assert.equal(placeOf("players[0].mana", state), "Ada, mana");
  assert.equal(placeOf("creatures[3].hit_points", state), "Creatures 4, hit points");
  assert.equal(placeOf("figures[2].at", state), "Figures 3, at");
});

test("values are told as people say them", () => {
  assert.equal(placeOf("creatures[1].hit_points"), "Creatures 2, hit points");
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
