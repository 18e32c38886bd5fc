import assert from "node:assert/strict";
import test from "node:test";
import { choiceOf, presetsOf } from "../../../server/web/dialogs/presets.js";

test("a game is chosen by a sentence, players and length", () => {
  const summary =
    "Clearing House: gangsters shoot each other until one is left.\n\nEverybody drafts.";
  const choice = choiceOf({
    name: "clearing_house",
    title: "Clearing House",
    summary,
    seats: [2, 4],
  });
  assert.match(choice.text, /^Gangsters in a square house .* until one is left\.$/);
  assert.match(choice.facts, /^2 to 4 players; each heart .*\.$/);
});

test("a game that the page has no sentence for is told by its own", () => {
  const toy = { name: "toy", title: "Toy", summary: "Toy: a ’ toy.\n\nMore.", seats: [2, 2] };
  assert.equal(choiceOf(toy).text, "A ’ toy.");
});

test("a game that the page knows nothing of is offered by the names of its examples", () => {
  const options = { quick_one: { type: "Options", preset: "quick", players: [] } };
  const game = { name: "toy", title: "Toy", summary: "Toy: a toy.", seats: [2, 2], options };
  assert.deepEqual(presetsOf(game), [
    {
      name: "quick_one",
      title: "Quick one",
      text: undefined,
      seats: [2, 2],
      facts: undefined,
      options: { preset: "quick", players: [] },
    },
  ]);
  assert.equal(choiceOf(game).facts, "2 players.");
});

test("rules for fewer players say so, and the others of that game how many they take", () => {
  const game = { name: "metamorph", seats: [2, 4], options: {} };
  const [duel, war] = presetsOf(game);
  assert.deepEqual([duel.seats, duel.facts], [[2, 2], "2 players."]);
  assert.deepEqual([war.seats, war.facts], [[2, 4], "2 to 4 players."]);
});
