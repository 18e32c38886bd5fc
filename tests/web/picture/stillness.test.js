import assert from "node:assert/strict";
import test from "node:test";
import { stillness } from "../../../server/web/picture/stillness.js";

const camera = { frozen: true, frame_age_s: 4.2, measuring: false, problem: "" };

test("a fresh picture, and no camera at all, need no words", () => {
  assert.equal(stillness({ ...camera, frozen: false }, "live"), null);
  assert.equal(stillness(null, "lost"), null);
});

test("a picture that stands is told with its age", () => {
  assert.deepEqual(stillness(camera, "live"), { frozen: true, words: "Picture frozen for 4 s" });
});

test("a picture that waits for a measurement is not called frozen", () => {
  assert.deepEqual(stillness({ ...camera, measuring: true }, "live"), {
    frozen: false,
    words: "Measuring",
  });
});

test("before the first picture nothing is frozen, and a camera with a problem is", () => {
  assert.equal(stillness({ ...camera, frame_age_s: null }, "live")?.frozen, false);
  const ended = { ...camera, measuring: true, problem: "The film has ended." };
  assert.equal(stillness(ended, "live")?.frozen, true);
});

test("a film that somebody has paused is not frozen, and says so", () => {
  const paused = { ...camera, frozen: false, paused: true };
  assert.deepEqual(stillness(paused, "live"), { frozen: false, words: "Footage paused" });
});

test("a lost line comes before all else", () => {
  assert.equal(stillness({ ...camera, frozen: false }, "lost")?.words, "No connection");
});
