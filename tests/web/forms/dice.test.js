import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../drawn.js";
import { DiceForm } from "../../../server/web/forms/dice.js";

const asked = (count, sides = 6, why = "damage") => ({
  legal: [{ type: "Roll" }],
  awaiting: { roll: { count, sides, why } },
});

/** The form, with what was said by it; `taken` is whether the program took it. */
async function form(session, { taken = true, state = {} } = {}) {
  const said = [];
  const deeds = { say: async (spot, command) => said.push([spot, command]) && taken };
  const shown = await drawn(DiceForm, { session }, { deeds, state });
  const boxes = () => shown.all("input");
  return { ...shown, said, boxes, faces: () => boxes().map(({ value }) => value) };
}

test("nothing is asked where no dice are needed, or somebody else throws them", async () => {
  assert.deepEqual((await form({ legal: [], awaiting: null })).all("form"), []);
  assert.deepEqual((await form({ ...asked(2), legal: [] })).all("form"), []);
});

test("the dice are said as numbers, once all of them are there, and the boxes are empty again", async () => {
  const { boxes, one, type, submit, said, faces } = await form(asked(2));
  assert.equal(one(".primary").disabled, true);
  await type(boxes()[0], "3");
  assert.equal(one(".primary").disabled, true);
  await type(boxes()[1], "5");
  assert.equal(one(".primary").disabled, false);
  await submit(one("form"));
  assert.deepEqual(said, [["roll", { type: "Roll", values: [3, 5], seat: null }]]);
  assert.deepEqual(faces(), ["", ""]);
});

test("what was refused stays typed", async () => {
  const { boxes, one, type, submit, faces } = await form(asked(1), { taken: false });
  await type(boxes()[0], "7");
  await submit(one("form"));
  assert.deepEqual(faces(), ["7"]);
});

test("a face leads on to the next box, but not where it may have a second digit", async () => {
  const six = await form(asked(2));
  await six.type(six.boxes()[0], "3");
  assert.equal(document.activeElement, six.boxes()[1]);
  const twenty = await form(asked(2, 20));
  twenty.boxes()[0].focus();
  await twenty.type(twenty.boxes()[0], "1");
  assert.equal(document.activeElement, twenty.boxes()[0]);
});

test("a box that is emptied keeps the focus", async () => {
  const { boxes, type } = await form(asked(2));
  boxes()[0].focus();
  await type(boxes()[0], "");
  assert.equal(document.activeElement, boxes()[0]);
});

test("another question begins with empty boxes, the same one keeps what was typed", async () => {
  const { boxes, type, again, faces } = await form(asked(2));
  await type(boxes()[0], "4");
  await again({ props: { session: asked(2) } });
  assert.deepEqual(faces(), ["4", ""]);
  await again({ props: { session: asked(2, 6, "to hit") } });
  assert.deepEqual(faces(), ["", ""]);
});

test("dice that the page throws are fair: what would favour low faces is drawn again", async (context) => {
  const drawings = [2 ** 32 - 1, 7, 5];
  context.mock.method(globalThis.crypto, "getRandomValues", (into) => {
    into[0] = drawings.shift();
    return into;
  });
  const { one, click, faces } = await form(asked(2));
  await click(one("button.quiet"));
  assert.deepEqual(faces(), ["2", "6"]);
});

test("while an answer is on its way it is not asked twice", async () => {
  const { boxes, one, type } = await form(asked(1), { state: { busy: { roll: true } } });
  await type(boxes()[0], "3");
  assert.equal(one(".primary").disabled, true);
});

test("a refusal is told beside the dice", async () => {
  const refusals = { roll: { detail: "A die has six faces.", rule: "K3" } };
  const { one } = await form(asked(1), { state: { refusals } });
  assert.equal(wordsOf(one("[data-testid=refusal]")), "A die has six faces.(K3)");
});
