import assert from "node:assert/strict";
import test from "node:test";
import { fire } from "../drawn.js";
import { keepSecondClicksAway } from "../../../server/web/page/second_click.js";

/** A page that has sent so many requests. */
const told = { sent: 0 };
const letThrough = keepSecondClicksAway(() => told.sent);

const click = (detail) => fire(document.body, "click", { detail });
const press = (repeat) => fire(document.body, "keydown", { key: "Enter", repeat });

test("the second click of a double click is kept away once the first one was sent", () => {
  assert.equal(click(1), false);
  told.sent += 1;
  assert.equal(click(2), true);
  assert.equal(click(3), true);
  assert.equal(click(1), false, "the next click counts");
});

test("clicks in quick succession count as long as nothing is sent", () => {
  for (const detail of [1, 2, 3, 4]) assert.equal(click(detail), false);
});

test("clicks by keyboard and by scripts are single clicks", () => {
  click(1);
  told.sent += 1;
  assert.equal(click(0), false);
});

test("a key that is held down does no more once its first press was sent", () => {
  assert.equal(press(false), false);
  assert.equal(press(true), false);
  told.sent += 1;
  assert.equal(press(true), true);
  assert.equal(press(false), false);
});

test("without a game nothing is kept away", () => {
  click(1);
  told.sent += 1;
  letThrough();
  assert.equal(click(2), false);
});
