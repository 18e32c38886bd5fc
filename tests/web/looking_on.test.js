import assert from "node:assert/strict";
import test from "node:test";
import { draw, isDrawn, looksOn } from "../../server/web/looking_on.js";

test("the big screen is told what a spectator is, other places what they may know", () => {
  assert.ok(looksOn({ hash: "#/room" }));
  for (const hash of ["", "#/", "#/report"]) assert.ok(!looksOn({ hash }));
});

test("a curtain stays drawn until it is lifted", () => {
  const kept = new Map();
  const storage = /** @type {any} */ ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  });
  assert.ok(!isDrawn(storage));
  draw(true, storage);
  assert.ok(isDrawn(storage));
  draw(false, storage);
  assert.ok(!isDrawn(storage));
});
