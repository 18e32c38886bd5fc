import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../../drawn.js";
import { WeighInForm } from "../../../../server/web/games/clay_o_rama/weigh_in_form.js";

const HOUSE = { hit_points: "full", full_hit_points: 50, missiles_per_move: 1, powers: "open" };
const PLAYER = { seat: 2, name: "Bo", colour: "blue" };

async function form({ house = {}, taken = true, legal = [] } = {}) {
  const state = { house: { ...HOUSE, ...house }, options: {}, powers: [] };
  const done = { said: /** @type {any[]} */ ([]), closed: 0 };
  const deeds = { say: async (spot, command) => done.said.push({ spot, ...command }) && taken };
  const shown = await drawn(
    WeighInForm,
    { player: PLAYER, session: { state, legal }, close: () => done.closed++ },
    { deeds },
  );
  const field = (words) => {
    const [label] = shown.all("label.field").filter((one) => wordsOf(one).startsWith(words));
    return label?.children.at(-1);
  };
  const send = async () => {
    await shown.submit(shown.one("form"));
    return done.said.at(-1);
  };
  return { ...shown, field, send, done };
}

test("what is filled in at first is a plain creature of that player", async () => {
  const { send } = await form();
  assert.deepEqual(await send(), {
    spot: "weigh-in/2",
    type: "WeighIn",
    seat: null,
    player: 2,
    legs: 4,
    limbs: [{ to_hit: 8, damage_dice: 1, name: "" }],
    hit_points: 50,
    missiles: [],
    power: "",
    colour: "blue",
    because: "weighed in by hand",
  });
});

test("missiles are lumps of one die, small ones halved", async () => {
  const { field, type, send } = await form();
  await type(field("Missiles"), "2");
  await type(field("Small ones"), "1");
  const lump = (halved) => ({ dice: 1, halved, used: false });
  assert.deepEqual((await send()).missiles, [lump(false), lump(false), lump(true)]);
});

test("a box that is emptied has no missiles, and leaves the hit points to the dice", async () => {
  const { field, type, send } = await form();
  await type(field("Missiles"), "");
  await type(field("Hit points"), "");
  const { missiles, hit_points } = await send();
  assert.deepEqual([missiles, hit_points], [[], null]);
});

test("where dice give the hit points, none are filled in", async () => {
  const { send } = await form({ house: { hit_points: "dice" } });
  assert.equal((await send()).hit_points, null);
});

test("a house without missiles or powers asks for neither", async () => {
  const { field } = await form({ house: { missiles_per_move: 0, powers: "none" } });
  assert.deepEqual([field("Missiles"), field("Special power")], [undefined, undefined]);
});

test("a limb is as the program's own example for that player has it, without its name", async () => {
  const example = (player, to_hit) => ({
    type: "WeighIn",
    player,
    limbs: [{ name: "fist", to_hit, damage_dice: 2 }],
  });
  const { send } = await form({ legal: [example(1, 9), example(2, 6)] });
  assert.deepEqual((await send()).limbs, [{ name: "", to_hit: 6, damage_dice: 2 }]);
});

test("limbs are added up to four, and each is changed and removed alone", async () => {
  const { one, all, click, type, send } = await form();
  const more = () => all(".limbs button").find((button) => wordsOf(button) === "One more limb");
  for (let count = 1; count < 4; count++) await click(more());
  assert.equal(more(), undefined, "four attack at most");
  await type(all(".limb")[2].querySelector("input[max=6]"), "3");
  await click(all(".limb")[0].querySelector("button"));
  assert.deepEqual(
    (await send()).limbs.map(({ damage_dice }) => damage_dice),
    [1, 3, 1],
  );
  assert.ok(one(".limbs"));
});

test("a weigh-in that was taken shuts the form, one that was refused does not", async () => {
  const taken = await form();
  await taken.send();
  assert.equal(taken.done.closed, 1);
  const refused = await form({ taken: false });
  await refused.send();
  assert.equal(refused.done.closed, 0);
});

test("powers have the titles of the rule sheet, and a limb is read as a sentence", async () => {
  const { all, one } = await form();
  const titles = all("option").map(wordsOf);
  for (const title of ["The Drop", "Reshape One Limb"]) assert.ok(titles.includes(title), title);
  assert.match(wordsOf(one(".limb")), /or more: damage ?die/);
});
