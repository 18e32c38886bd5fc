import assert from "node:assert/strict";
import test from "node:test";
import { drawn, fire, settled } from "../drawn.js";
import { NewGame } from "../../../server/web/dialogs/new_game.js";

const METAMORPH = {
  name: "metamorph",
  title: "Metamorph",
  summary: "Metamorph: wizards.",
  seats: [2, 4],
  options: { classic: { players: [] }, war: { players: [] } },
};

async function dialog() {
  const begun = [];
  const deeds = { learnGames() {}, begin: (wanted) => begun.push(wanted) };
  const shown = await drawn(NewGame, { close() {} }, { state: { games: [METAMORPH] }, deeds });
  const names = () => shown.all(".player-row input").map(({ value }) => value);
  const preset = async (name) => {
    fire(
      shown.all("[name=preset]").find((one) => one.value === name),
      "change",
    );
    await settled();
  };
  return { ...shown, begun, names, preset };
}

test("the rows that are prefilled fit the chosen rules", async () => {
  const { names, all, submit, begun } = await dialog();
  assert.deepEqual(names(), ["Ada", "Bo"]);
  await submit(all(".new-game")[0]);
  assert.deepEqual(begun[0].options.players, [{ name: "Ada" }, { name: "Bo" }]);
});

test("rules for more players bring the suggestions back, and what was changed stays", async () => {
  const { names, preset, type, all } = await dialog();
  await preset("war");
  assert.deepEqual(names(), ["Ada", "Bo", "Cy"]);
  await type(all(".player-row input")[0], "Eva");
  await preset("classic");
  assert.deepEqual(names(), ["Eva", "Bo", "Cy"]);
});
