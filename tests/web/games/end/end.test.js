import assert from "node:assert/strict";
import test from "node:test";
import { asJson, asText, fileName } from "../../../../server/web/games/end/export.js";
import { standingsOf } from "../../../../server/web/games/end/standings.js";
import { figuresOf, lastWords } from "../../../../server/web/games/end/summary.js";

const ADA = { seat: 1, name: "Ada" };
const BO = { seat: 2, name: "Bo" };
const entry = (seq, command, told, event = {}) => ({
  seq,
  command,
  told,
  event,
  at: `2026-11-23T20:${String(seq).padStart(2, "0")}:00+00:00`,
});
const ended = (game, state, winners = [2]) => ({
  game,
  state,
  outcome: { winners, why: "somebody won" },
});
const told = ({ columns, rows }) => [columns, ...rows.map(({ name, cells }) => [name, ...cells])];

test("the winner stands first, whatever the figures say", () => {
  const state = {
    players: [
      { ...ADA, hearts: 3 },
      { ...BO, hearts: 1 },
    ],
  };
  assert.deepEqual(told(standingsOf(ended("clearing_house", state))), [
    ["Hearts"],
    ["Bo", 1],
    ["Ada", 3],
  ]);
});

test("the others stand by what counts", () => {
  const players = [
    { ...ADA, sues_killed: 1, agents_killed: 0 },
    { ...BO, sues_killed: 1, agents_killed: 2 },
  ];
  const rows = standingsOf(ended("generation_zero", { players }, [])).rows;
  assert.deepEqual(
    rows.map(({ name }) => name),
    ["Bo", "Ada"],
  );
});

test("a wizard who is gone has no health left, and it is told where he went", () => {
  const players = [
    { ...ADA, health: 7, mana: 3, shape: "Human", gone: "left" },
    { ...BO, health: 2, mana: 5, shape: "Blob", gone: "" },
  ];
  assert.deepEqual(told(standingsOf(ended("metamorph", { players }))).slice(1), [
    ["Bo", 2, 5, "Blob"],
    ["Ada", 0, 3, "left the map"],
  ]);
});

test("creatures of clay have hit points while they are alive", () => {
  const state = {
    players: [ADA, BO],
    creatures: [
      { id: 1, player: 2, alive: true, hit_points: 12, colour: "red" },
      { id: 2, player: 1, alive: false, hit_points: 3, colour: "" },
    ],
  };
  const standings = standingsOf(ended("clay_o_rama", state));
  assert.deepEqual(told(standings).slice(1), [
    ["Bo", 12],
    ["Ada", 0],
  ]);
  assert.equal(standings.rows[0].colour, "red");
});

test("a match is told by its teams' points", () => {
  const players = [
    { ...ADA, team: 1 },
    { ...BO, team: 2 },
  ];
  const state = { players, score: [1, 3], colours: ["green", "blue"] };
  assert.deepEqual(told(standingsOf(ended("slargeball", state))).slice(1), [
    ["Bo", 3, "Blue"],
    ["Ada", 1, "Green"],
  ]);
});

test("a game that is not known here still has its players and winners", () => {
  const { rows } = standingsOf(ended("chess", { players: [ADA, BO] }));
  assert.deepEqual(
    rows.map(({ name, won }) => [name, won]),
    [
      ["Bo", true],
      ["Ada", false],
    ],
  );
});

test("an evening in figures, and the words that ended it", () => {
  const entries = [entry(1, 1, "Begun."), entry(31, 31, "Struck."), entry(32, 31, "Bo won.")];
  assert.deepEqual(figuresOf({ round: 4 }, entries), ["4 rounds", "31 minutes", "2 decisions"]);
  assert.deepEqual(figuresOf({ turn: 1 }, []), ["1 turn", "0 decisions"]);
  assert.deepEqual(lastWords(entries), ["Struck.", "Bo won."]);
});

test("the log is saved as lines and as JSON", () => {
  const session = { ...ended("metamorph", { players: [ADA] }), id: "x", title: "Metamorph" };
  const entries = [entry(1, 1, "Begun."), entry(2, 2, "Oops.")];
  const text = asText(session, entries, new Set([1]));
  assert.match(
    text,
    /^Metamorph\n.*#1 Begun\.\n.*#2 Oops\. \(taken back\)\nThe end: somebody won\.\n$/,
  );
  assert.deepEqual(JSON.parse(asJson(session, entries)).entries, entries);
  assert.equal(fileName(session, entries, "txt"), "metamorph-2026-11-23.txt");
});
