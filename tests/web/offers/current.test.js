import assert from "node:assert/strict";
import test from "node:test";
import {
  currentOf,
  isAsked,
  somethingWaits,
  stillCurrent,
} from "../../../server/web/offers/current.js";

const blocked = { key: "a", blocked: "Start the game first." };
const open = { key: "b", blocked: "" };
const later = { key: "c", blocked: "" };

test("the first that can be answered is answered next, unless another was chosen", () => {
  assert.equal(currentOf([blocked, open, later], null), open);
  assert.equal(currentOf([blocked, open, later], "c"), later);
  assert.equal(currentOf([blocked, open, later], "gone"), open);
  assert.equal(currentOf([blocked], null), undefined);
  assert.equal(currentOf([blocked], "a"), blocked);
  assert.equal(currentOf([], "c"), undefined);
});

test("what is shown stays when another comes before it, until it is answered or has to wait", () => {
  const shown = { proposals: [later], current: null };
  assert.equal(stillCurrent(shown, [open, later]), "c");
  assert.equal(stillCurrent({ proposals: [open, later], current: "c" }, [open, later]), "c");
  assert.equal(stillCurrent({ proposals: [open, later], current: "c" }, [open]), "b", "answered");
  assert.equal(stillCurrent(shown, [open, { ...later, blocked: "Not yet." }]), "b");
  assert.equal(stillCurrent(shown, []), null);
  assert.equal(stillCurrent({ proposals: [], current: null }, [blocked, open]), "b");
});

test("what was opened out of turn stays, though it has to wait or is only coming", () => {
  assert.equal(stillCurrent({ proposals: [blocked, open], current: "a" }, [open, blocked]), "a");
  assert.equal(stillCurrent({ proposals: [open], current: "c" }, [open, later]), "c");
});

test("what is blocked waits for nobody", () => {
  assert.equal(somethingWaits([blocked]), false);
  assert.equal(somethingWaits([blocked, open]), true);
});

test("of ten answers the least sure one is asked about, where the referee wants that", () => {
  const sure = { command: {}, doubtful_share: 0.4 };
  const doubtful = { command: {}, doubtful_share: 0.1 };
  assert.equal(isAsked(doubtful, 10), true);
  assert.equal(isAsked(sure, 10), false);
  assert.equal(isAsked(doubtful, 20), false);
  assert.equal(isAsked(doubtful, 0), false);
  assert.equal(isAsked({ command: {}, doubtful_share: null }, 5), false);
  assert.equal(isAsked({ command: null, doubtful_share: 0 }, 5), false);
});
