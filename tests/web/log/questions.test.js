import assert from "node:assert/strict";
import test from "node:test";
import { openQuestions, remarkOn, remarksOn } from "../../../server/web/log/again/questions.js";

/** @returns {any} */
function noted(seq, seat, text) {
  return { seq, command: seq, told: text, event: { type: "Noted", seat, text } };
}

/** @returns {any} */
function other(seq, event = { type: "Moved" }) {
  return { seq, command: seq, told: "", event };
}

test("a player's remark that names an entry asks about it, until the referee rules", () => {
  const asked = noted(3, 2, "#1 again: it was the table");
  const entries = [other(1), other(2), asked];
  assert.deepEqual(
    openQuestions(entries).map(({ about, seat }) => [about, seat]),
    [[1, 2]],
  );
  const ruled = [...entries, noted(4, null, "#1 stands: the clay was touched first")];
  assert.deepEqual(openQuestions(ruled), []);
  assert.equal(remarksOn(ruled).length, 2);
  assert.equal(openQuestions([...ruled, noted(5, 1, "#1 again: look closer")]).length, 1);
});

test("a ruling on another entry leaves a question open", () => {
  const entries = [other(1), other(2), noted(3, 2, "#1 again: why"), noted(4, null, "#2 stands")];
  assert.equal(openQuestions(entries).length, 1);
});

test("other remarks are about nothing, and what was taken back asks no more", () => {
  assert.deepEqual(
    remarksOn([other(1), noted(2, 1, "a scream"), noted(3, 1, "#9 again: why")]),
    [],
  );
  const back = other(3, /** @type {any} */ ({ type: "TakenBack", to_seq: 1 }));
  assert.deepEqual(openQuestions([other(1), noted(2, 1, "#1 again: why"), back]), []);
});

test("a remark is read as it was written", () => {
  const text = remarkOn(12, "again", " it bounced ");
  assert.equal(text, "#12 again: it bounced");
  assert.equal(
    remarksOn([other(1), noted(2, 1, "#1 again: it hit: look")])[0].asked,
    "it hit: look",
  );
  assert.equal(
    remarksOn([...Array(12).keys()].map((n) => other(n + 1)).concat(noted(13, 1, text)))[0].about,
    12,
  );
});
