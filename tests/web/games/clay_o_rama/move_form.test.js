import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../../drawn.js";
import { MoveForm } from "../../../../server/web/games/clay_o_rama/move_form.js";

const SPAN = 1870;
const walk = (length) => ({ type: "Move", seat: null, creature: 1, length, contact: false });

async function form({
  span = /** @type {number | null} */ (SPAN),
  stops = true,
  taken = true,
} = {}) {
  const session = {
    state: {
      house: { unit: "span", uniform_span: false, contact_stops: stops },
      players: [{ seat: 1, name: "Ada", span }],
      creatures: [{ id: 1, player: 1 }],
    },
  };
  const said = [];
  const deeds = { say: async (_, command) => said.push(command) && taken };
  const shown = await drawn(MoveForm, { session, commands: [walk(1000), walk(5610)] }, { deeds });
  const box = (name) => shown.one(`[data-testid=move-${name}]`);
  return { ...shown, said, box, button: () => wordsOf(shown.one(".primary")) };
}

test("while nothing is typed, all that is allowed is walked", async () => {
  const { one, submit, said, button } = await form();
  assert.equal(button(), "Move all 561 mm");
  await submit(one("form"));
  assert.deepEqual(said, [walk(5610)]);
});

test("millimetres are told to the rules in tenths, and spans follow them", async () => {
  const { box, type, one, submit, said, button } = await form();
  await type(box("mm"), "187.5");
  assert.equal(box("spans").value, 1);
  assert.equal(button(), "Move 188 mm");
  await submit(one("form"));
  assert.equal(said[0].length, 1875);
});

test("spans are told to the rules in tenths of a millimetre, and millimetres follow them", async () => {
  const { box, type, one, submit, said } = await form();
  await type(box("spans"), "1.5");
  assert.equal(box("mm").value, 280.5);
  await submit(one("form"));
  assert.equal(said[0].length, 2805);
});

test("no way at all is a way that is walked, not all of it", async () => {
  const { box, type, one, submit, said } = await form();
  await type(box("mm"), "0");
  await submit(one("form"));
  assert.equal(said[0].length, 0);
});

test("a box that is emptied again stands for all that is allowed", async () => {
  const { box, type, button } = await form();
  await type(box("mm"), "20");
  await type(box("mm"), "");
  assert.equal(button(), "Move all 561 mm");
});

test("what was walked is gone from the boxes, what was refused stays", async () => {
  const walked = await form();
  await walked.type(walked.box("mm"), "20");
  await walked.submit(walked.one("form"));
  assert.equal(walked.box("mm").value, "");
  const refused = await form({ taken: false });
  await refused.type(refused.box("mm"), "900");
  await refused.submit(refused.one("form"));
  assert.equal(refused.box("mm").value, 900);
});

test("without a measured hand there is no box for spans", async () => {
  const { all } = await form({ span: null });
  assert.equal(all("[data-testid=move-spans]").length, 0);
});

test("who ran into somebody says so, where that stops a creature", async () => {
  const { one, type, submit, said } = await form();
  await type(one("input[type=checkbox]"), true);
  await submit(one("form"));
  assert.equal(said[0].contact, true);
  assert.equal((await form({ stops: false })).all("input[type=checkbox]").length, 0);
});

test("that it ran into somebody is told of one walk only", async () => {
  const { one, type, submit, said } = await form();
  await type(one("[type=checkbox]"), true);
  await submit(one("form"));
  await submit(one("form"));
  assert.deepEqual(
    said.map(({ contact }) => contact),
    [true, false],
  );
});
