import assert from "node:assert/strict";
import test from "node:test";
import { drawn } from "../drawn.js";
import { Tabs } from "../../../server/web/page/tabs.js";

const marks = async (camera, more = {}) => {
  const state = {
    link: "live",
    proposals: [{}, { blocked: "later" }],
    camera: { camera },
    ...more,
  };
  const { all } = await drawn(Tabs, {}, { state });
  return all(".badge");
};

test("the tab of the table counts the proposals that can be answered", async () => {
  const [count, ...others] = await marks({ frozen: false, conditions: [] });
  assert.equal(count.textContent, "1");
  assert.deepEqual(others, []);
});

test("whoever looks at the game sees that something is wrong with the camera", async () => {
  const troubles = [
    [{ problem: "Camera 0 is gone.", frozen: true }, "Camera 0 is gone."],
    [{ frozen: true, frame_age_s: 7 }, "Picture frozen for 7 s"],
    [
      { conditions: ["nothing is measured until all is at rest"] },
      "nothing is measured until all is at rest",
    ],
  ];
  for (const [camera, told] of troubles) {
    const [, mark] = await marks(camera);
    assert.equal(mark.getAttribute("aria-label"), told);
  }
});

test("a picture that waits is nothing wrong", async () => {
  assert.equal((await marks({ frozen: false, paused: true })).length, 1);
  assert.equal((await marks({ frozen: true, measuring: true, frame_age_s: 4 })).length, 1);
});

test("without a camera nothing is wrong", async () => {
  assert.equal((await marks(null)).length, 1);
});
