import assert from "node:assert/strict";
import test from "node:test";
import { clock } from "../../../server/web/calibrate/clock.js";

test("a place is told in minutes and seconds, and from an hour on in hours", () => {
  const told = { 0: "0:00", 9.99: "0:09", 83: "1:23", 245: "4:05", 3599: "59:59", 3723: "1:02:03" };
  for (const [seconds, words] of Object.entries(told)) assert.equal(clock(Number(seconds)), words);
});
