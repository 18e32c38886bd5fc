import assert from "node:assert/strict";
import test from "node:test";
import {
  clock,
  initials,
  listed,
  millimetres,
  spanWords,
  minutes,
  percent,
  sentence,
  spelled,
} from "../../server/web/words.js";

test("tenths of a millimetre are told in whole millimetres", () => {
  assert.equal(millimetres(1872), "187 mm");
  assert.equal(millimetres(0), "0 mm");
});

test("a span is told as the log tells it: exactly, and without a decimal that says nothing", () => {
  assert.equal(spanWords(1870), "187 mm");
  assert.equal(spanWords(1905), "190.5 mm");
});

test("the last of several names stands after an and", () => {
  assert.equal(listed([]), "");
  assert.equal(listed(["Ada"]), "Ada");
  assert.equal(listed(["Ada", "Bo"]), "Ada and Bo");
  assert.equal(listed(["Ada", "Bo", "Cy"]), "Ada, Bo and Cy");
});

test("rounding claims no certainty", () => {
  assert.equal(percent(0.999), "99 %");
  assert.equal(percent(1), "100 %");
  assert.equal(percent(0.001), "1 %");
  assert.equal(percent(0), "0 %");
  assert.equal(percent(0.456), "46 %");
});

test("seconds are told as minutes and seconds, never below nothing", () => {
  assert.equal(minutes(75), "1:15");
  assert.equal(minutes(9.9), "0:09");
  assert.equal(minutes(-3), "0:00");
});

test("names of commands and fields become words", () => {
  assert.equal(spelled("EndAttacks"), "End attacks");
  assert.equal(spelled("hit_points"), "Hit points");
  assert.equal(sentence("go on"), "Go on");
  assert.equal(sentence(), "");
});

test("what stands on a pawn is two letters", () => {
  assert.equal(initials("Ada"), "Ad");
  assert.equal(initials(" Player  1 "), "P1");
});

test("the clock on the wall has hours from 00 to 23", () => {
  assert.equal(clock(new Date(2026, 10, 24, 0, 5).toISOString()), "00:05");
  assert.equal(clock(new Date(2026, 10, 24, 18, 45).toISOString()), "18:45");
});
