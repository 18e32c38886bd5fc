import assert from "node:assert/strict";
import test from "node:test";
import { drawn } from "../../drawn.js";
import { Players } from "../../../../server/web/games/clay_o_rama/players.js";

test("the box of a span has the focus when it opens, the player’s chip when it closes", async () => {
  const state = {
    house: { unit: "span", uniform_span: false },
    players: [{ seat: 1, name: "Bo", span: null, colour: "blue" }],
    creatures: [],
  };
  const session = { state, role: "referee", legal: [] };
  const deeds = { say: async () => true };
  const { one, all, click, type, submit } = await drawn(Players, { session }, { deeds });
  await click(one("[data-testid=player-span]"));
  const box = one("[data-testid=span-form] input");
  assert.equal(document.activeElement, box);
  await type(box, "0.1");
  await submit(one("[data-testid=span-form]"));
  assert.equal(all("[data-testid=span-form]").length, 0);
  assert.equal(document.activeElement, one("[data-testid=player-span]"));
});
