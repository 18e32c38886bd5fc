import assert from "node:assert/strict";
import test from "node:test";
import { stateOf } from "../../../server/web/picture/health.js";

const camera = { frozen: true, frame_age_s: 4.2, calibrated: true, measuring: false, problem: "" };

test("a picture that waits for a measurement is no fault, one that stands still is", () => {
  const measuring = { ...camera, measuring: true };
  assert.equal(stateOf({ ok: false, camera: measuring }, "live"), "good");
  assert.equal(stateOf({ ok: false, camera }, "live"), "bad");
  assert.equal(
    stateOf({ ok: false, camera: { ...measuring, problem: "unplugged" } }, "live"),
    "bad",
  );
});
