import assert from "node:assert/strict";
import test from "node:test";
import { alsoWords } from "../../../server/web/log/group_buttons.js";

test("taking an old step back says how many go with it", () => {
  assert.equal(alsoWords({ standing: true }, 0), "");
  assert.equal(alsoWords({ standing: true }, 1), "Also the step after it.");
  assert.equal(alsoWords({ standing: true }, 7), "Also the 7 steps after it.");
  assert.equal(alsoWords({ standing: false }, 7), "");
});
