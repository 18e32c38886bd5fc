import assert from "node:assert/strict";
import test from "node:test";
import { isSame } from "../../../server/web/page/same.js";

const BEFORE = { camera: { frames: 1 }, entries: [], tab: "game" };

test("what is not shown may change", () => {
  assert.equal(isSame(BEFORE, { ...BEFORE, camera: { frames: 2 } }, ["camera"]), true);
});

test("whatever else is another value is shown anew", () => {
  assert.equal(isSame(BEFORE, { ...BEFORE, entries: [] }, ["camera"]), false);
  assert.equal(isSame(BEFORE, { ...BEFORE, camera: null }, []), false);
  assert.equal(isSame(BEFORE, { ...BEFORE }, []), true);
});
