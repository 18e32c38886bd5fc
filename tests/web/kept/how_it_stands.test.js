import assert from "node:assert/strict";
import test from "node:test";
import { howItStands, since, whoPlays } from "../../../server/web/kept/how_it_stands.js";

/** @type {Kept} */
const GAME = {
  id: "g1",
  game: "metamorph",
  title: "Metamorph",
  seq: 7,
  players: [
    { seat: 1, name: "Ada" },
    { seat: 2, name: "Bo" },
  ],
  awaiting: { seats: [2] },
  outcome: null,
  begun_at: "2026-11-23T15:26:00+00:00",
  last_at: "2026-11-23T16:02:00+00:00",
};

test("a game in play says for whom it waits", () => {
  assert.deepEqual(howItStands(GAME), { kind: "playing", words: "Waiting for Bo." });
  assert.equal(howItStands({ ...GAME, seq: 0 }).words, "Nothing has happened yet.");
  assert.equal(whoPlays(GAME), "Ada and Bo");
});

test("a game that is over says why, one that is damaged too", () => {
  const outcome = { winners: [1], why: "Ada is the last one standing" };
  assert.deepEqual(howItStands({ ...GAME, outcome, awaiting: null }), {
    kind: "over",
    words: "Over: Ada is the last one standing.",
  });
  const damaged = {
    id: "g2",
    game: "metamorph",
    title: "Metamorph",
    seq: 3,
    set_aside: "entry 3 was changed",
  };
  assert.equal(howItStands(damaged).words, "Set aside: entry 3 was changed.");
  assert.equal(whoPlays(damaged), "");
  assert.equal(since(damaged), "");
});

test("the day it was begun and last played is told", () => {
  assert.match(since(GAME), /^Begun Mon 23 Nov 2026, \d\d:\d\d, last played \d\d:02; 7 entries$/);
  const later = { ...GAME, last_at: "2026-11-27T16:02:00+00:00" };
  assert.match(since(later), /, last played Fri 27 Nov 2026, \d\d:02; 7 entries$/);
  assert.match(since({ ...GAME, seq: 0 }), /^Begun Mon 23 Nov 2026, \d\d:\d\d$/);
});
