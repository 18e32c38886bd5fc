import assert from "node:assert/strict";
import test from "node:test";
import {
  FRAME,
  colourOf,
  extentOf,
  hasCurves,
  levelsOf,
  pathOf,
  scaleOf,
  spansOf,
  summaryOf,
  tableOf,
} from "../../../server/web/story/curves.js";

const STORY = {
  seq: 40,
  counts: "Hit points",
  chapters: [
    { seq: 1, title: "Before the game" },
    { seq: 10, title: "Round 1" },
    { seq: 30, title: "Round 2" },
  ],
  lines: [
    { key: "1", name: "Ada", label: "Ada's creature", seat: 1, points: [[10, 40], [20, 25], [35, 0]] },
    { key: "2", name: "Bo", label: "Bo's creature", seat: 2, points: [[10, 30]] },
  ],
  deeds: null,
}; // prettier-ignore

test("a plot begins where something counts, and reaches from nothing to the most", () => {
  assert.deepEqual(extentOf(STORY), { from: 10, to: 40, least: 0, most: 40 });
  assert.deepEqual(extentOf({ ...STORY, seq: 10, lines: [{ points: [[10, -3]] }] }), {
    from: 10,
    to: 11,
    least: -3,
    most: 1,
  });
});

test("its corners are where the extent ends", () => {
  const { x, y } = scaleOf(extentOf(STORY));
  assert.deepEqual([x(10), x(40)], [FRAME.left, FRAME.width - FRAME.right]);
  assert.deepEqual([y(40), y(0)], [FRAME.top, FRAME.height - FRAME.bottom]);
});

test("a value holds until the next, and the last one to the end", () => {
  const scale = { x: (seq) => seq, y: (value) => 100 - value };
  assert.equal(pathOf(STORY.lines[0], scale, 40), "M10 60H20V75H35V100H40");
  assert.equal(pathOf(STORY.lines[1], scale, 40), "M10 70H40");
});

test("levels are whole, few and evenly apart", () => {
  assert.deepEqual(levelsOf({ least: 0, most: 40 }), [0, 10, 20, 30, 40]);
  assert.deepEqual(levelsOf({ least: 0, most: 3 }), [0, 1, 2, 3]);
  assert.deepEqual(levelsOf({ least: 0, most: 1 }), [0, 1]);
  assert.deepEqual(levelsOf({ least: 0, most: 57 }), [0, 20, 40]);
  assert.deepEqual(levelsOf({ least: -4, most: 8 }), [0, 5]);
});

test("chapters are drawn from where something counts", () => {
  assert.deepEqual(spansOf(STORY, extentOf(STORY)), [
    { title: "Round 1", from: 10, to: 29 },
    { title: "Round 2", from: 30, to: 40 },
  ]);
});

test("the table says what each had at the end of each round", () => {
  const late = { key: "3", name: "Cy", label: "Cy's creature", seat: 3, points: [[33, 12]] };
  assert.deepEqual(tableOf({ ...STORY, lines: [...STORY.lines, late] }), {
    columns: ["Round 1", "Round 2"],
    rows: [
      { key: "1", name: "Ada's creature", cells: [25, 0] },
      { key: "2", name: "Bo's creature", cells: [30, 30] },
      { key: "3", name: "Cy's creature", cells: [null, 12] },
    ],
  });
});

test("one sentence tells how everybody ended", () => {
  assert.equal(
    summaryOf(STORY),
    "Hit points over time. At the end: Ada's creature 0, Bo's creature 30.",
  );
});

test("there is nothing to draw before anything has changed", () => {
  assert.equal(hasCurves(null), false);
  assert.equal(hasCurves({ ...STORY, lines: [STORY.lines[1]] }), false);
  assert.equal(hasCurves(STORY), true);
});

test("a line has the colour of its clay, of its team, else of its seat", () => {
  const seatColour = (seat) => `seat ${seat}`;
  const clay = { game: "clay_o_rama", state: { creatures: [{ id: 1, colour: "red" }] } };
  assert.equal(colourOf(clay, STORY.lines[0], seatColour), "red");
  assert.equal(colourOf(clay, STORY.lines[1], seatColour), "seat 2");
  const match = { game: "slargeball", state: { colours: ["green", "blue"] } };
  assert.equal(colourOf(match, STORY.lines[1], seatColour), "blue");
  assert.equal(colourOf({ game: "metamorph", state: {} }, STORY.lines[1], seatColour), "seat 2");
});
