import assert from "node:assert/strict";
import test from "node:test";
import { onBoard, pathOf, TOOLS } from "../../../../server/web/games/generation_zero/pointing.js";

test("figures, places and canons are clicked on the table, words are not", () => {
  assert.ok(["f1", "p12", "c3"].every(onBoard));
  assert.ok(!["forward", "p", "x1", "Leave it where it is"].some(onBoard));
});

test("an ability is clicked with what it needs and nothing else", () => {
  const command = {
    type: "UseAbility",
    figure: 2,
    department: false,
    target: 5,
    stat: null,
    canon: null,
    places: [4, 6],
  };
  assert.deepEqual(pathOf({})(command), ["f2", "f5", "p4", "p6"]);
});

test("a Canon may be left where it is", () => {
  assert.deepEqual(pathOf({})({ type: "MoveCanon", path: [] }), ["Leave it where it is"]);
});

test("every tool has its way of being clicked", () => {
  const state = { players: [], locations: [], figures: [], canons: [] };
  for (const type of Object.keys(TOOLS)) {
    const anything = { figure: 1, path: [], places: [], card: "card", stat: "speed" };
    assert.ok(Array.isArray(pathOf(state)({ type, ...anything })), type);
  }
});
