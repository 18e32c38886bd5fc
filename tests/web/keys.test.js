import assert from "node:assert/strict";
import test from "node:test";
import { drawn, fire } from "./drawn.js";
import { Keys } from "../../server/web/keys.js";
import { html } from "../../server/web/view.js";

/** Beside the keys what they act on: an answer bar, two proposals and a box to type in. */
function Desk({ clicked, busy = false }) {
  const click = (what) => () => clicked.push(what);
  return html`
    <${Keys} />
    <article data-testid="proposal" tabindex="0"><button>Inside</button></article>
    <article data-testid="proposal" class="waiting"><button class="take-up">Next</button></article>
    <div class="answer-bar">
      <button data-answer="1" disabled=${busy} onClick=${click("1")}>Confirm</button>
      <button data-answer="2" disabled=${busy} onClick=${click("2")}>Another</button>
      <button data-testid="correct" onClick=${click("correct")}>Correct</button>
    </div>
    <input />
  `;
}

async function desk({ role = "referee", busy = false, dialog = "" } = {}) {
  const done = [];
  const deeds = {
    sent: () => 0,
    undo: () => done.push("undo"),
    redo: () => done.push("redo"),
  };
  const state = { session: { role }, dialog: dialog || null };
  const shown = await drawn(Desk, { clicked: done, busy }, { deeds, state });
  const press = (key, more = {}) =>
    fire(document.activeElement, "keydown", {
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...more,
    });
  return { ...shown, done, press };
}

test("Z takes back and Y brings back, with Shift Z does too, whatever the case", async () => {
  const { done, press } = await desk();
  press("z");
  press("Z");
  press("y");
  press("Z", { shiftKey: true });
  assert.deepEqual(done, ["undo", "undo", "redo", "redo"]);
});

test("Ctrl with Z takes back, every other key with Ctrl is the browser's", async () => {
  const { done, press } = await desk();
  assert.equal(press("z", { ctrlKey: true }), true);
  for (const key of ["y", "c", "1"]) assert.equal(press(key, { ctrlKey: true }), false, key);
  assert.equal(press("c", { metaKey: true }), false);
  assert.equal(press("z", { altKey: true }), false);
  assert.deepEqual(done, ["undo"]);
});

test("a number gives the answer that bears it, C opens the corrections", async () => {
  const { done, press } = await desk();
  press("1");
  press("2");
  press("c");
  assert.equal(press("3"), false, "there is no third answer");
  assert.deepEqual(done, ["1", "2", "correct"]);
});

test("an answer that is on its way is not given twice", async () => {
  const { done, press } = await desk({ busy: true });
  assert.equal(press("1"), false);
  assert.deepEqual(done, []);
});

test("a key that is held down answers and takes back once, the arrows go on", async () => {
  const { done, press, one } = await desk();
  for (const key of ["1", "z", "y", "c"]) {
    press(key);
    assert.equal(press(key, { repeat: true }), false, key);
  }
  assert.deepEqual(done, ["1", "undo", "redo", "correct"]);
  press("ArrowDown");
  press("ArrowDown", { repeat: true });
  assert.equal(document.activeElement, one(".take-up"));
});

test("who types or reads a dialog presses no shortcuts", async () => {
  const typing = await desk();
  typing.one("input").focus();
  assert.equal(typing.press("z"), false);
  const reading = await desk({ dialog: "invite" });
  assert.equal(reading.press("z"), false);
  assert.deepEqual([...typing.done, ...reading.done], []);
});

test("only the referee has shortcuts", async () => {
  for (const role of ["seat", "spectator"]) {
    const { done, press } = await desk({ role });
    press("z");
    press("1");
    assert.deepEqual(done, [], role);
  }
});

test("what the page knows now counts, not what it knew when it was opened", async () => {
  const { done, press, again } = await desk();
  await again({ state: { session: { role: "seat" } } });
  press("z");
  assert.deepEqual(done, []);
});

test("arrows and J, K go from proposal to proposal and stop at the ends", async () => {
  const { press, one, all } = await desk();
  const [first] = all("[data-testid=proposal]");
  const next = one(".take-up");
  press("ArrowDown");
  assert.equal(document.activeElement, first);
  press("j");
  assert.equal(document.activeElement, next, "a waiting one is focused by its button");
  press("ArrowDown");
  assert.equal(document.activeElement, next);
  press("k");
  press("ArrowUp");
  assert.equal(document.activeElement, first);
  assert.ok(first.scrolled > 0);
});

test("from within a proposal the arrow leads to the next one", async () => {
  const { press, one, all } = await desk();
  all("[data-testid=proposal]")[0].children[0].focus();
  press("ArrowDown");
  assert.equal(document.activeElement, one(".take-up"));
});

test("the keys are let go with the page", async () => {
  const { done } = await desk();
  await drawn(() => html`<p></p>`);
  fire(document.body, "keydown", { key: "z" });
  assert.deepEqual(done, []);
});
