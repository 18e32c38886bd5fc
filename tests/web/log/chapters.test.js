import assert from "node:assert/strict";
import test from "node:test";
import { chaptersOf, lastSteps, newestFirst } from "../../../server/web/log/chapters.js";

const group = (first, chapter, turn = "") => ({ first, entries: [{ chapter, turn }] });
const told = (chapters) =>
  chapters.map(({ title, turns }) => [
    title,
    ...turns.map(({ turn, groups }) => `${turn}: ${groups.map(({ first }) => first).join(" ")}`),
  ]);

const EVENING = [
  group(1, "Before the game"),
  group(2, "Round 1"),
  group(3, "Round 1", "Ada"),
  group(4, "Round 1"),
  group(5, "Round 1", "Bo"),
  group(6, "Round 2", "Ada"),
];

test("rounds and moves part the log; what happens between two moves belongs to the first", () => {
  assert.deepEqual(told(chaptersOf(EVENING)), [
    ["Before the game", ": 1"],
    ["Round 1", ": 2", "Ada: 3 4", "Bo: 5"],
    ["Round 2", "Ada: 6"],
  ]);
});

test("going back begins a chapter anew", () => {
  const back = [...EVENING, group(7, "Round 1", "Ada"), group(8, "Round 2", "Ada")];
  assert.deepEqual(told(chaptersOf(back)).slice(2), [
    ["Round 2", "Ada: 6"],
    ["Round 1", "Ada: 7"],
    ["Round 2", "Ada: 8"],
  ]);
});

test("newest first turns chapters, moves and steps round", () => {
  assert.deepEqual(told(newestFirst(chaptersOf(EVENING))), [
    ["Round 2", "Ada: 6"],
    ["Round 1", "Bo: 5", "Ada: 4 3", ": 2"],
    ["Before the game", ": 1"],
  ]);
});

test("the last steps keep their places, so that what is open there stays open", () => {
  const chapters = lastSteps(chaptersOf(EVENING), 3);
  assert.deepEqual(told(chapters), [
    ["Round 1", "Ada: 4", "Bo: 5"],
    ["Round 2", "Ada: 6"],
  ]);
  assert.deepEqual(
    chapters.map(({ first, turns }) => [first, ...turns.map((one) => one.first)]),
    [
      [2, 3, 5],
      [6, 6],
    ],
  );
  assert.deepEqual(lastSteps(chaptersOf(EVENING), 60), chaptersOf(EVENING));
});

test("a game that tells no chapters is one", () => {
  assert.deepEqual(told(chaptersOf([group(1, ""), group(2, undefined)])), [["", ": 1 2"]]);
});
