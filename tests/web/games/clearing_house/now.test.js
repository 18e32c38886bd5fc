import assert from "node:assert/strict";
import test from "node:test";
import { headlineOf } from "../../../../server/web/games/clearing_house/now.js";
import {
  cardsHeld,
  handOf,
  isSpace,
  spaceName,
  spaceWords,
  titleOf,
} from "../../../../server/web/games/clearing_house/questions.js";

const STATE = {
  phase: "playing",
  round: 2,
  house: { turns_per_round: 3 },
  turn: { player: 1, cycle: 0, most: 2, played: 0 },
  stack: [],
  players: [
    { seat: 1, name: "Ada" },
    { seat: 2, name: "Bo" },
  ],
};

function headline(news = {}, { awaiting = { seats: [2] }, outcome = null } = {}) {
  return headlineOf({ state: { ...STATE, ...news }, awaiting, outcome, seat: null });
}

test("cards are held base cards first, equal ones together", () => {
  const player = { base: ["move", "attack"], hand: ["armor", "move", "hidden", "hidden"] };
  assert.deepEqual(handOf(player), [
    ["move", 2],
    ["attack", 1],
    ["armor", 1],
    ["hidden", 2],
  ]);
  assert.equal(cardsHeld(player), 6);
  assert.deepEqual([titleOf("double_move"), titleOf("hidden")], ["Double Move", "a card"]);
});

test("a space is named column first, and is the same only in both", () => {
  assert.equal(spaceName({ column: 3, row: 2 }), "3-2");
  assert.equal(spaceWords({ column: 3, row: 2 }), "column 3, row 2");
  assert.ok(isSpace({ column: 3, row: 2 }, { column: 3, row: 2 }));
  assert.ok(!isSpace({ column: 3, row: 2 }, { column: 2, row: 2 }));
  assert.ok(!isSpace({ column: 3, row: 2 }, { column: 3, row: 3 }));
  assert.ok(!isSpace(null, { column: 3, row: 2 }));
});

test("a turn is told with its place in the round, counted from one", () => {
  const { title, colour, round } = headline();
  assert.deepEqual([title, colour, round], ["Ada’s turn", "red", "Round 2 · turn 1 of 3"]);
  assert.equal(headline({ turn: null }).round, "Round 2");
});

test("the cards that may still be played are counted", () => {
  assert.equal(headline().awaited, "Up to 2 cards may be played.");
  const played = { turn: { ...STATE.turn, played: 1 } };
  assert.equal(headline(played).awaited, "One more card may be played.");
});

test("what was announced is told first, with its victim and all who intervene", () => {
  const attack = { player: 1, card: "attack", victim: 2 };
  const told = (...stack) => headline({ stack }).awaited;
  assert.equal(told(attack), "Ada announces Attack on Bo. Waiting for Bo.");
  assert.equal(
    told({ ...attack, victim: null }, { player: 2, card: "intervene" }),
    "Ada announces Attack. Bo intervenes. Waiting for Bo.",
  );
});

test("who flees from the police gives the colour, not whose turn it was", () => {
  const { title, colour } = headline({ phase: "police", fleeing: 2 });
  assert.deepEqual([title, colour], ["The police come", "blue"]);
});

test("the end is one survivor, a tie, or nobody", () => {
  const title = (...winners) =>
    headline({ phase: "over", turn: null }, { outcome: { winners, why: "" } }).title;
  assert.equal(title(2), "Bo is the last one alive");
  assert.equal(title(1, 2), "A tie of Ada and Bo");
  assert.equal(title(), "Nobody won");
});
