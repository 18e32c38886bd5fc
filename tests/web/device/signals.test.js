import assert from "node:assert/strict";
import test from "node:test";
import { signalOf } from "../../../server/web/device/signals.js";

/** @returns {any} */
function entry(seq, command, event, told = event.type) {
  return { seq, command, event, told };
}

const BEFORE = { seq: 1, seats: /** @type {(number | null)[]} */ ([1]) };

test("a hit is heard, and so is a miss", () => {
  for (const [event, heard] of [
    [{ type: "MissileLanded", hit: true }, "struck"],
    [{ type: "MissileLanded", hit: false }, "missed"],
    [{ type: "Thrust", attack: 5, defence: 5 }, "missed"],
    [{ type: "Thrust", attack: 6, defence: 5 }, "struck"],
    [{ type: "ShotMissed" }, "missed"],
    [{ type: "Moved" }, null],
  ])
    assert.equal(signalOf(BEFORE, { entries: [entry(2, 2, event)], seats: [] }).heard, heard);
});

test("of one step the harm is heard, of many steps the newest is", () => {
  const missed = entry(2, 2, { type: "AttackMissed" });
  const hurt = entry(3, 2, { type: "Damaged" });
  const walked = entry(4, 4, { type: "Moved" }, "Bo walks.");
  assert.equal(signalOf(BEFORE, { entries: [missed, hurt], seats: [] }).heard, "struck");
  const all = signalOf(BEFORE, { entries: [missed, hurt, walked], seats: [] });
  assert.deepEqual([all.heard, all.said], [null, ["Bo walks."]]);
});

test("a turn is news once, and the referee's is nobody's", () => {
  const entries = [entry(2, 2, { type: "TurnBegan" })];
  assert.equal(signalOf(BEFORE, { entries, seats: [2] }).turn, 2);
  assert.equal(signalOf(BEFORE, { entries, seats: [1] }).turn, null);
  assert.equal(signalOf(BEFORE, { entries, seats: [null] }).turn, null);
});

test("what was known already is no news", () => {
  const known = signalOf(BEFORE, { entries: [entry(1, 1, { type: "Damaged" })], seats: [1] });
  assert.deepEqual(known, { heard: null, turn: null, said: [] });
});
