import assert from "node:assert/strict";
import test from "node:test";
import { lastStep, lastThrow } from "../../../server/web/room/last_step.js";

/** @returns {any} */
function entry(seq, command, told, { clip = "", to = /** @type {number | null} */ (null) } = {}) {
  const event = to === null ? { type: "Something" } : { type: "TakenBack", to_seq: to };
  return { seq, command, told, clip, event, at: "" };
}

test("the newest step is told with all that it caused", () => {
  const entries = [entry(1, 1, "Ada throws."), entry(2, 2, "Bo is hit."), entry(3, 2, "Bo falls.")];
  assert.equal(lastStep(entries), "Bo is hit. Bo falls.");
  assert.equal(lastStep([]), "");
});

test("the last throw is one that stands and that the camera saw", () => {
  const entries = [
    entry(1, 1, "Ada hits.", { clip: "throw" }),
    entry(2, 2, "Ada walks.", { clip: "move" }),
    entry(3, 3, "Bo misses.", { clip: "throw" }),
    entry(4, 3, "Bo is done."),
  ];
  assert.deepEqual(lastThrow(entries), { seq: 3, told: "Bo misses. Bo is done." });
  const back = entry(5, 5, "Taken back.", { to: 2 });
  assert.deepEqual(lastThrow([...entries, back]), { seq: 1, told: "Ada hits." });
  assert.equal(lastThrow([]), null);
});
