import assert from "node:assert/strict";
import test from "node:test";
import { contour } from "../../../server/web/calibrate/contours.js";
import { LEVELS, STEPS, stepOf, wordsOf } from "../../../server/web/calibrate/scale.js";

const cell = (values) => ({ x_px: [0, 10], y_px: [0, 10], sigma_mm: values });

test("a line crosses a slope where the value is met", () => {
  const [piece, ...more] = contour(
    cell([
      [0, 4],
      [0, 4],
    ]),
    1,
  );
  assert.deepEqual(more, []);
  assert.deepEqual(piece, [2.5, 0, 2.5, 10]);
});

test("a flat or unknown cell has no line", () => {
  assert.deepEqual(
    contour(
      cell([
        [1, 1],
        [1, 1],
      ]),
      2,
    ),
    [],
  );
  assert.deepEqual(
    contour(
      cell([
        [0, 4],
        [null, 4],
      ]),
      1,
    ),
    [],
  );
});

test("a saddle has two lines", () => {
  assert.equal(
    contour(
      cell([
        [0, 4],
        [4, 0],
      ]),
      2,
    ).length,
    2,
  );
});

test("every error has a step, and the steps' words join", () => {
  assert.equal(stepOf(0), 0);
  assert.equal(stepOf(0.25), 0);
  assert.equal(stepOf(1e6), STEPS.length - 1);
  assert.deepEqual(
    [wordsOf(0), wordsOf(1), wordsOf(STEPS.length - 1)],
    [`under ${LEVELS[0]}`, `${LEVELS[0]} to ${LEVELS[1]}`, `over ${LEVELS.at(-1)}`],
  );
});
