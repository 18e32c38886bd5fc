import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { drawn, wordsOf } from "../drawn.js";
import { Unbroken } from "../../../server/web/page/unbroken.js";
import { html } from "../../../server/web/view.js";

function Board({ state }) {
  return html`<p class="board">${state.mover.name}</p>`;
}

const around = (more) => (props) =>
  html`<h1>Score</h1>
    <${Unbroken} ...${more}><${Board} ...${props} /><//>`;

/** With what the console is told of it kept from the terminal. */
async function broken(more = {}) {
  const told = mock.method(console, "error", () => {});
  const session = { seq: 1 };
  const shown = await drawn(around(more), { state: { mover: null } }, { state: { session } });
  return { ...shown, told };
}

test("a view that fails leaves a sentence, and the rest is shown", async () => {
  const { one, all, told } = await broken();
  assert.equal(wordsOf(one("h1")), "Score");
  assert.match(wordsOf(one("[role=alert]")), /cannot be shown/);
  assert.equal(all(".board").length, 0);
  assert.match(String(told.mock.calls[0].arguments[0]), /TypeError/);
  told.mock.restore();
});

test("it is tried again when the game has gone on", async () => {
  const { again, one, all, told } = await broken();
  await again({ props: { state: { mover: { name: "Ada" } } }, state: { session: { seq: 2 } } });
  assert.equal(wordsOf(one(".board")), "Ada");
  assert.equal(all("[role=alert]").length, 0);
  told.mock.restore();
});

test("what nobody misses is left out", async () => {
  const { all, told } = await broken({ quiet: true });
  assert.equal(all("h1").length, 1);
  assert.equal(all("[role=alert]").length, 0);
  told.mock.restore();
});
