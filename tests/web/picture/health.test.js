import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../drawn.js";
import { Health, stateOf } from "../../../server/web/picture/health.js";

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

test("a paused film is told where the camera's state is, and is no fault", async () => {
  const paused = { ...camera, frozen: false, paused: true, board: "board found, 0.4 mm" };
  const told = { ok: true, camera: paused };
  const { one } = await drawn(Health, { camera: told, link: "live", rate: 0 });
  assert.equal(wordsOf(one("strong")), "Footage paused");
  assert.equal(stateOf(told, "live"), "good");
});

test("a table without a camera misses no news from one", async () => {
  const told = { ok: true, camera: null };
  assert.equal(stateOf(told, "lost"), "off");
  const { one } = await drawn(Health, { camera: told, link: "lost", rate: null });
  assert.equal(wordsOf(one("strong")), "Playing without a camera");
});
