import assert from "node:assert/strict";
import test from "node:test";
import { newsOf } from "../../../server/web/page/announcer.js";

const told = (words, type = "Moved") => ({ told: words, event: { type } });

test("all sentences of a command are announced, of many the first and the last", () => {
  assert.equal(newsOf([told("Ada moves."), told("Bo is next.")]), "Ada moves. Bo is next.");
  const many = ["1.", "2.", "3.", "4.", "5."].map((words) => told(words));
  assert.equal(newsOf(many), "1. 5.");
});

test("an amendment is announced by itself, without the steps that it repeats", () => {
  assert.equal(newsOf([told("Amended.", "Amended"), told("Ada moves.")]), "Amended.");
});
