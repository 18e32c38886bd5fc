import assert from "node:assert/strict";
import test from "node:test";
import { newsOf } from "../../../server/web/page/announcer.js";

const told = (words, type = "Moved") => ({ told: words, event: { type } });

test("all sentences of a command are announced", () => {
  assert.equal(newsOf([told("Ada moves."), told("Bo is next.")]), "Ada moves. Bo is next.");
});

test("an amendment is announced by itself, without the steps that it repeats", () => {
  assert.equal(newsOf([told("Amended.", "Amended"), told("Ada moves.")]), "Amended.");
});
