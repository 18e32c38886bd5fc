import assert from "node:assert/strict";
import test from "node:test";
import { curtain, isDrawn, looksOn, setCurtain } from "../../server/web/looking_on.js";

test("the big screen is told what a spectator is, other places what they may know", () => {
  assert.ok(looksOn({ hash: "#/room" }));
  for (const hash of ["", "#/", "#/report"]) assert.ok(!looksOn({ hash }));
});

test("a curtain stays as it was put", () => {
  const kept = new Map();
  const storage = /** @type {any} */ ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  });
  assert.equal(curtain(storage), "");
  for (const [how, drawn] of /** @type {const} */ ([
    ["drawn", true],
    ["lifted", false],
    ["", false],
  ])) {
    setCurtain(how, storage);
    assert.deepEqual([curtain(storage), isDrawn(storage)], [how, drawn]);
  }
});
