import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../drawn.js";
import { CommandForm } from "../../../server/web/forms/command_form.js";

const FIRE = { type: "Fire", seat: null, creature: 2, blob: false, because: "" };
const OTHER = { ...FIRE, creature: 3, because: "again" };
const NAMES = {
  creature: [
    { value: 2, label: "Bo" },
    { value: 3, label: "Cleo" },
  ],
};

async function form(examples, props = {}, state = {}) {
  const said = [];
  const session = { game: "clay" };
  const games = [{ name: "clay", commands: { Fire: "Throws a missile." } }];
  const shown = await drawn(
    CommandForm,
    { examples, ...props },
    {
      state: { session, games, ...state },
      deeds: { say: (spot, command) => said.push([spot, command]) },
    },
  );
  const field = (name) => {
    const found = shown.all("label.field").filter((one) => wordsOf(one).startsWith(name));
    return found[0]?.children.at(-1);
  };
  return { ...shown, said, field };
}

test("each value has a box of its kind, and the form says what the command does", async () => {
  const { field, one } = await form([FIRE]);
  const kinds = ["Creature", "Blob", "Because"].map((name) => field(name).getAttribute("type"));
  assert.deepEqual(kinds, ["number", "checkbox", "text"]);
  assert.equal(wordsOf(one(".hint")), "Throws a missile.");
  assert.equal(wordsOf(one(".primary")), "Fire");
});

test("the form speaks of lengths in the unit in which they are typed", async () => {
  const commands = { Fire: "Throws `missile` so far, in tenths of a millimetre; once." };
  const { one } = await form([FIRE], {}, { games: [{ name: "clay", commands }] });
  assert.equal(wordsOf(one(".hint")), "Throws missile so far; once.");
});

test("what is not touched is said as the program's example has it", async () => {
  const { submit, one, said } = await form([FIRE]);
  await submit(one("form"));
  assert.deepEqual(said, [["say/Fire", FIRE]]);
});

test("what is typed, ticked and chosen is in the command, each in its kind", async () => {
  const { submit, one, said, type, field } = await form([FIRE], { names: NAMES });
  await type(field("Creature"), "3");
  await type(field("Blob"), true);
  await type(field("Because"), "it fell");
  await submit(one("form"));
  assert.deepEqual(said[0][1], { ...FIRE, creature: 3, blob: true, because: "it fell" });
});

test("a box that is emptied stands for nothing known", async () => {
  const { submit, one, said, type, field } = await form([FIRE]);
  await type(field("Creature"), "");
  await submit(one("form"));
  assert.equal(said[0][1].creature, null);
});

test("another example takes the place of what was typed", async () => {
  const { submit, one, said, type, field } = await form([FIRE, OTHER], { names: NAMES });
  await type(field("Because"), "gone");
  await type(field("Start from"), "1");
  await submit(one("form"));
  assert.deepEqual(said[0][1], OTHER);
});

test("a single example is not offered as a start", async () => {
  const { field } = await form([FIRE]);
  assert.equal(field("Start from"), undefined);
});

test("a list grows by one like its last, with what was typed so far, and keeps one at least", async () => {
  const limbs = { type: "WeighIn", seat: null, limbs: [{ dice: 1 }] };
  const { one, all, click, type, submit, said } = await form([limbs]);
  await type(one("input"), "4");
  assert.equal(one("[data-testid=fewer]").disabled, true);
  await click(one("[data-testid=more]"));
  assert.deepEqual(
    all("input").map(({ value }) => value),
    ["4", "4"],
  );
  await type(all("input")[0], "2");
  await click(one("[data-testid=fewer]"));
  await submit(one("form"));
  assert.deepEqual(said[0][1].limbs, [{ dice: 2 }]);
});

test("who asks for the command gets it, and the game is told nothing", async () => {
  const sent = [];
  const send = (command) => sent.push(command);
  const { submit, one, said } = await form([FIRE], { send, label: "See", spot: "amend" });
  assert.equal(wordsOf(one(".primary")), "See");
  await submit(one("form"));
  assert.deepEqual([sent, said], [[FIRE], []]);
});

test("it is busy, and refuses, by its own spot", async () => {
  const refusals = { "say/Fire": { detail: "Too far." }, "say/Move": { detail: "Not now." } };
  const { one, all } = await form([FIRE], {}, { busy: { "say/Fire": true }, refusals });
  assert.equal(one(".primary").disabled, true);
  assert.deepEqual(all("[data-testid=refusal]").map(wordsOf), ["Too far."]);
});
