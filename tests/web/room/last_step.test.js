import assert from "node:assert/strict";
import test from "node:test";
import { lastStep, lastThrow } from "../../../server/web/room/last_step.js";

/** @returns {any} */
function entry(seq, command, told, { clip = "", to = /** @type {number | null} */ (null) } = {}) {
  const event = to === null ? { type: "Something" } : { type: "TakenBack", to_seq: to };
  return { seq, command, told, clip, event, at: "" };
}

test("the newest step is told by what it came to", () => {
  const told = ["Ada throws.", "Bo is hit.", "Bo falls."];
  const entries = [
    entry(1, 1, "Ada walks."),
    ...told.map((one, place) => entry(2 + place, 2, one)),
  ];
  assert.equal(lastStep(entries), "Bo is hit. Bo falls.");
  assert.equal(lastStep([]), "");
});

test("the last throw is one that stands and that the camera saw", () => {
  const entries = [
    entry(1, 1, "Ada hits.", { clip: "throw" }),
    entry(2, 2, "Ada walks.", { clip: "move" }),
    entry(3, 3, "Bo throws.", { clip: "throw" }),
    entry(4, 3, "Bo misses."),
  ];
  assert.deepEqual(lastThrow(entries), { seq: 3, told: "Bo misses.", newest: true });
  const back = entry(5, 5, "Taken back.", { to: 2 });
  assert.deepEqual(lastThrow([...entries, back]), {
    seq: 1,
    told: "Ada hits.",
    newest: false,
  });
  assert.equal(lastThrow([]), null);
});
