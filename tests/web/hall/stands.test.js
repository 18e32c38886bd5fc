import assert from "node:assert/strict";
import { test } from "node:test";
import {
  inPlay,
  nextWords,
  pagesOf,
  strengthWords,
  waitedMinutes,
} from "../../../server/web/hall/stands.js";
import { forMinutes, roundOf, tableName } from "../../../server/web/hall/words.js";

const PLAYERS = [
  { seat: 1, name: "Ada" },
  { seat: 2, name: "Bo" },
];

test("a table says what it waits for, with its round", () => {
  const table = { outcome: null, awaiting: { seats: [2] }, players: PLAYERS, chapter: "Round 3" };
  assert.equal(nextWords(table), "Round 3. Waiting for Bo.");
});

test("a table that is over says how it ended", () => {
  const outcome = { winners: [1], why: "Ada has the last creature alive" };
  const table = { outcome, awaiting: null, players: PLAYERS, chapter: "Round 3" };
  assert.equal(nextWords(table), "Ada has the last creature alive.");
});

test("waiting is counted in whole minutes by the program's clock", () => {
  const waits = { since: "2026-11-23T20:00:00+00:00" };
  assert.equal(waitedMinutes({ waits }, "2026-11-23T20:02:59+00:00"), 2);
  assert.equal(waitedMinutes({ waits }, "2026-11-23T19:59:00+00:00"), 0);
  assert.deepEqual([0, 1, 5].map(forMinutes), ["", "for 1 minute", "for 5 minutes"]);
});

test("forty tables are five pages of nine or fewer", () => {
  const pages = pagesOf([...Array(40).keys()], 9);
  assert.deepEqual(
    pages.map(({ length }) => length),
    [9, 9, 9, 9, 4],
  );
  assert.deepEqual(pagesOf([], 9), []);
});

test("a screen shows tournaments that are played", () => {
  const played = { over: false, rounds: [{}] };
  assert.deepEqual(inPlay([{ over: true, rounds: [{}] }, played, { over: false, rounds: [] }]), [
    played,
  ]);
});

test("names and numbers as people write them", () => {
  assert.equal(tableName("7", "Metamorph"), "Table 7");
  assert.equal(tableName("Garden", "Metamorph"), "Garden");
  assert.equal(tableName("", "Metamorph"), "Metamorph");
  assert.equal(strengthWords(3), "3");
  assert.equal(strengthWords(2.67), "2.7");
  assert.equal(roundOf(2, 4), "Round 2 of 4");
  assert.equal(roundOf(2, null), "Round 2");
});
