import assert from "node:assert/strict";
import test from "node:test";
import {
  factorOfWheel,
  fingers,
  LEAST,
  MOST,
  zoomedAbout,
} from "../../../server/web/games/zoom/about.js";

test("what lay under the fingers stays there", () => {
  const [seen, place] = [
    { zoom: 1.5, left: 40, top: 10 },
    { x: 100, y: 60 },
  ];
  const after = zoomedAbout(seen, place, 1.6);
  const of = ({ zoom, left, top }) => [(left + place.x) / zoom, (top + place.y) / zoom];
  of(after).forEach((at, axis) => assert.ok(Math.abs(at - of(seen)[axis]) < 1e-9));
});

test("a board is never smaller than its frame, nor larger than the most", () => {
  const place = { x: 50, y: 50 };
  assert.deepEqual(zoomedAbout({ zoom: 2, left: 10, top: 0 }, place, 0.1), {
    zoom: LEAST,
    left: 0,
    top: 0,
  });
  assert.equal(zoomedAbout({ zoom: 3, left: 0, top: 0 }, place, 9).zoom, MOST);
});

test("a wheel turned up makes it larger, and back again as it was", () => {
  assert.ok(factorOfWheel(-100) > 1);
  assert.ok(Math.abs(factorOfWheel(-100) * factorOfWheel(100) - 1) < 1e-9);
});

test("two fingers have a distance and a middle", () => {
  const touches = [
    { clientX: 0, clientY: 0 },
    { clientX: 30, clientY: 40 },
  ];
  assert.deepEqual(fingers(touches), { apart: 50, x: 15, y: 20 });
});
