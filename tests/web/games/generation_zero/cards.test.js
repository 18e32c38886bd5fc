import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, wordsOf } from "../../drawn.js";
import { Cards } from "../../../../server/web/games/generation_zero/cards.js";

const FIGURE = { seat: 1, health: 3, at: 5, shown: true, spare: false };
const STATE = {
  turn: null,
  tasks: [],
  players: [{ seat: 1, name: "Ada" }],
  places: [{ number: 5, name: "the Tower", column: 1, row: 1, terrain: "city" }],
  figures: [{ ...FIGURE, number: 1, name: "Ilva Torn", kind: "agent" }],
  canons: [
    { number: 1, at: 5, card: "hidden" },
    { number: 2, at: 5, card: "The Mentor" },
  ],
};

test("a Canon that lies face down has a sign of its own, an open one its letters", async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    disconnect() {}
  };
  const shown = await drawn(Cards, { state: STATE, lit: [], picked: [], pick: () => {} });
  assert.deepEqual(shown.all("[data-testid=canon]").map(wordsOf), ["◆", "TM"]);
  assert.equal(
    shown.one("[data-testid=figure]").getAttribute("aria-label"),
    "IT: Ilva Torn, Agent",
  );
});
