import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../../drawn.js";
import { OwnMove } from "../../../../server/web/games/clay_o_rama/own_move.js";

const THROW = { type: "Fire", creature: 1, target: 2, missile: 0, blob: false };

async function move({ span = /** @type {number | null} */ (null), role = "referee" } = {}) {
  const state = {
    phase: "playing",
    round: 1,
    turn: { creature: 1, step: 0 },
    house: { unit: "span", uniform_span: false, missiles_per_move: 1 },
    players: [{ seat: 1, name: "Bo", span, colour: "blue" }],
    creatures: [{ id: 1, player: 1, missiles: [{ dice: 1, halved: false }], limbs: [] }],
    options: {},
  };
  const said = [];
  const deeds = { say: async (_, command) => said.push(command) };
  const shown = await drawn(OwnMove, { session: { state, role, legal: [THROW] } }, { deeds });
  const tab = () => shown.one("[data-testid=step-move]");
  return { ...shown, said, tab };
}

test("a creature without a measured span is told why it cannot walk, and the step is skipped", async () => {
  const { one, tab } = await move();
  assert.match(wordsOf(one("[data-testid=span-missing]")), /cannot walk: the span of Bo/);
  assert.equal(tab().getAttribute("data-state"), "skipped");
  assert.equal(wordsOf(tab()), "Move skipped");
});

test("the referee measures it right there, and the box has the focus", async () => {
  const { one, click, type, submit, said } = await move();
  await click(one("[data-testid=set-span]"));
  const box = one("[data-testid=span-form] input");
  assert.equal(document.activeElement, box);
  await type(box, "187");
  await submit(one("[data-testid=span-form]"));
  assert.deepEqual(said, [{ type: "SetSpan", seat: null, player: 1, span: 1870 }]);
});

test("players are told too, but have no button", async () => {
  const { all } = await move({ role: "seat" });
  assert.equal(all("[data-testid=span-missing]").length, 1);
  assert.equal(all("[data-testid=set-span]").length, 0);
});

test("where the span is known nothing is said of it", async () => {
  const { all, tab } = await move({ span: 1870 });
  assert.equal(all("[data-testid=span-missing]").length, 0);
  assert.equal(tab().getAttribute("data-state"), "now");
});
