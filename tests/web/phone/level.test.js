import assert from "node:assert/strict";
import test from "node:test";
import { tiltOf, tiltWords } from "../../../server/web/phone/level.js";

function near(told, wanted) {
  assert.ok(Math.abs(told - wanted) < 1e-6, `${told} is not ${wanted}`);
}

test("flat on its back a phone's camera looks straight down, upright at the horizon", () => {
  near(tiltOf({ beta: 0, gamma: 0 }).down, 90);
  near(tiltOf({ beta: 90, gamma: 0 }).down, 0);
  near(tiltOf({ beta: 45, gamma: 0 }).down, 45);
});

test("upright and straight it hangs to no side; tipped by ten degrees it does", () => {
  near(tiltOf({ beta: 45, gamma: 0 }).aside, 0);
  const tipped = tiltOf({ beta: 60, gamma: 10 });
  assert.ok(Math.abs(tipped.aside) > 4);
});

test("on its long side the screen's own turn counts", () => {
  // Top to the left (screen.orientation.angle 90): gamma is -45 when it looks down by 45 degrees.
  const lying = tiltOf({ beta: 0, gamma: -45 }, 90);
  near(lying.down, 45);
  near(lying.aside, 0);
});

test("what is to be done is said for each way of standing wrongly", () => {
  assert.match(tiltWords({ down: 10, aside: 0 }), /more from above/);
  assert.match(tiltWords({ down: 80, aside: 0 }), /less from above/);
  assert.match(tiltWords({ down: 45, aside: 20 }), /Straighten/);
  assert.equal(tiltWords({ down: 45, aside: 3 }), "");
  assert.equal(tiltWords(null), "");
});
