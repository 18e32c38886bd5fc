import assert from "node:assert/strict";
import test from "node:test";
import { asked, pathOf } from "../../../../server/web/games/clearing_house/pointing.js";

const space = (column, row) => ({ column, row });
const STATE = { players: [{ seat: 2, name: "Bo", at: space(3, 4) }] };

test("a double move is clicked by its end and then by its way", () => {
  const command = { type: "PlayDoubleMove", to: space(2, 2), through: space(1, 2) };
  assert.equal(pathOf(STATE)(command).length, 2);
  assert.match(asked("PlayDoubleMove", 1), /Through/);
});

test("a victim is clicked where they stand, a trap where it lies", () => {
  const attack = (trap) => pathOf(STATE)({ type: "PlayAttack", victim: 2, trap });
  assert.deepEqual(attack(null), pathOf(STATE)({ type: "Flee", to: space(3, 4) }));
  assert.deepEqual(attack(space(5, 5)), pathOf(STATE)({ type: "Flee", to: space(5, 5) }));
});

test("what needs no place is said at once, and nothing is asked", () => {
  assert.deepEqual(pathOf(STATE)({ type: "PlayArmor" }), []);
  assert.equal(asked("PlayArmor", 0), "");
});
