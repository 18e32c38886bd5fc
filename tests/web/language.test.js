import assert from "node:assert/strict";
import test from "node:test";
import { LANGUAGE, t, tn } from "../../server/web/language.js";

test("a page without a language is English", () => {
  assert.equal(LANGUAGE, "en");
});

test("placeholders are filled in wherever they stand, and as often", () => {
  assert.equal(t("Begin"), "Begin");
  assert.equal(t("{a} and {b}, then {a}", { a: "Ada", b: "Bo" }), "Ada and Bo, then Ada");
  assert.equal(t("{count} of {all}", { count: 0, all: 3 }), "0 of 3");
});

test("what is filled in is not read as a message again", () => {
  assert.equal(t("{name}’s turn", { name: "{name}" }), "{name}’s turn");
  assert.equal(t("{name}", { name: "$1" }), "$1");
});

test("a value that is missing leaves nothing behind", () => {
  assert.equal(t("Seat {seat}.", {}), "Seat .");
  assert.equal(t("Seat {seat}.", { seat: null }), "Seat .");
});

test("markup stays markup, between the words around it", () => {
  const code = { type: "code" };
  assert.deepEqual(t("Start with {option} first.", { option: code }), [
    "Start with ",
    code,
    " first.",
  ]);
});

test("one has the singular, every other number the plural", () => {
  const steps = (count) => tn("{count} step", "{count} steps", count);
  assert.deepEqual([0, 1, 2, 21].map(steps), ["0 steps", "1 step", "2 steps", "21 steps"]);
});

test("a plural has other values beside its count", () => {
  const left = tn("{count} of {all} is left", "{count} of {all} are left", 2, { all: 5 });
  assert.equal(left, "2 of 5 are left");
});
