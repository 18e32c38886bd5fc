import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { intoView } from "../../../server/web/page/into_view.js";

const setting = /** @type {any} */ (globalThis);
afterEach(() => delete setting.matchMedia);

/** How an element is scrolled by a reader who wishes less motion, or does not. */
function scrolled(lessMotion) {
  setting.matchMedia = (asked) => ({ matches: lessMotion && asked.includes("reduced-motion") });
  const ways = [];
  intoView({ scrollIntoView: ({ behavior }) => ways.push(behavior) });
  return ways;
}

test("what was opened glides into view, and jumps for whoever wishes less motion", () => {
  assert.deepEqual(scrolled(false), ["smooth"]);
  assert.deepEqual(scrolled(true), ["instant"]);
});
