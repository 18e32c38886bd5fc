import assert from "node:assert/strict";
import test from "node:test";
import { attackTools, missileTools } from "../../../../server/web/games/clay_o_rama/tools.js";

const SESSION = {
  state: {
    creatures: [
      {
        id: 1,
        missiles: [{ dice: 1 }, { dice: 1 }, { dice: 1, halved: true }, { dice: 2 }],
        limbs: [
          { name: "horns", to_hit: 8, damage_dice: 2 },
          { name: "", to_hit: 7, damage_dice: 1 },
        ],
      },
    ],
  },
};
const fire = (missile, target, more = {}) => ({ creature: 1, missile, target, ...more });
const attack = (limb, target, power = "") => ({ creature: 1, limb, target, power });
const told = (tools) => tools.map(({ label, commands }) => [label, commands.length]);

test("equal missiles are one tool, which says how many there are and throws one of them", () => {
  const commands = [fire(0, 2), fire(0, 3), fire(1, 2), fire(1, 3), fire(3, 2)];
  const tools = missileTools(SESSION, commands);
  assert.deepEqual(told(tools), [
    ["1 die ×2", 2],
    ["2 dice", 1],
  ]);
  assert.deepEqual(tools[0].commands, [fire(0, 2), fire(0, 3)], "once at each target");
});

test("one missile at several targets is not several missiles", () => {
  assert.deepEqual(told(missileTools(SESSION, [fire(0, 2), fire(0, 3)])), [["1 die", 2]]);
});

test("a small missile is half a die, and a blob is no missile of the list", () => {
  const tools = missileTools(SESSION, [fire(2, 2), fire(0, 2, { blob: true })]);
  assert.deepEqual(told(tools), [
    ["½ die", 1],
    ["Blob of death", 1],
  ]);
});

test("limbs strike apart, each at all of its targets", () => {
  assert.deepEqual(told(attackTools(SESSION, [attack(0, 2), attack(1, 2), attack(0, 3)])), [
    ["Horns · 8+ · 2d", 2],
    ["Limb 2 · 7+ · 1d", 1],
  ]);
});

test("a limb with a power announced is a tool beside the limb alone", () => {
  const tools = attackTools(SESSION, [attack(0, 2), attack(0, 2, "change_places")]);
  assert.deepEqual(told(tools), [
    ["Horns · 8+ · 2d", 1],
    ["Horns · Change places", 1],
  ]);
});

test("a limb that the page does not know is still counted from one", () => {
  assert.deepEqual(told(attackTools(SESSION, [attack(4, 2)])), [["Limb 5", 1]]);
});
