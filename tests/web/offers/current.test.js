import assert from "node:assert/strict";
import test from "node:test";
import { currentOf, somethingWaits } from "../../../server/web/offers/current.js";

const blocked = { key: "a", blocked: "Start the game first." };
const open = { key: "b", blocked: "" };
const later = { key: "c", blocked: "" };

test("the first that can be answered is answered next, unless another was chosen", () => {
  assert.equal(currentOf([blocked, open, later], null), open);
  assert.equal(currentOf([blocked, open, later], "c"), later);
  assert.equal(currentOf([blocked, open, later], "gone"), open);
  assert.equal(currentOf([blocked], null), blocked);
  assert.equal(currentOf([], "c"), undefined);
});

test("what is blocked waits for nobody", () => {
  assert.equal(somethingWaits([blocked]), false);
  assert.equal(somethingWaits([blocked, open]), true);
});
