import assert from "node:assert/strict";
import test from "node:test";
import { isDone, keepStep, keptStep, NAMES } from "../../../server/web/first/steps.js";

const NOBODY = { coach: null, session: null };

/** @returns {any} */
function clay(spans, weighed) {
  const players = spans.map((span, place) => ({ seat: place + 1, span }));
  const creatures = weighed.map((player) => ({ player }));
  return {
    coach: null,
    session: { game: "clay_o_rama", outcome: null, state: { players, creatures } },
  };
}

test("somebody who left goes on at the step where they were", () => {
  const kept = new Map();
  const storage = /** @type {any} */ ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  });
  assert.equal(keptStep(storage), 0);
  keepStep(3, storage);
  assert.equal(keptStep(storage), 3);
  keepStep(99, storage);
  assert.equal(keptStep(storage), NAMES.length - 1);
});

test("the table is known once the coach tells of it", () => {
  assert.ok(!isDone("calibrate", NOBODY));
  assert.ok(isDone("calibrate", { coach: { table: {} }, session: null }));
  assert.ok(!isDone("aim", { coach: { table: {}, check: { grade: "poor" } }, session: null }));
  assert.ok(isDone("aim", { coach: { table: {}, check: { grade: "fair" } }, session: null }));
});

test("spans and creatures are done when everybody has theirs", () => {
  assert.ok(!isDone("spans", NOBODY));
  assert.ok(!isDone("spans", clay([1900, null], [])));
  assert.ok(isDone("spans", clay([1900, 2000], [])));
  assert.ok(!isDone("weigh", clay([null, null], [1])));
  assert.ok(isDone("weigh", clay([null, null], [2, 1])));
});

test("what only people see is never taken for done", () => {
  for (const name of ["print", "lay"]) assert.ok(!isDone(name, NOBODY));
});
