import assert from "node:assert/strict";
import test from "node:test";
import { heard, linked, merged, withPhase } from "../../server/web/news.js";
import { NOTHING_KNOWN } from "../../server/web/store.js";

const entry = (seq, word = "") => ({ seq, word });

test("entries that come again replace the known ones and stay in order", () => {
  assert.deepEqual(merged([entry(1), entry(2)], [entry(3), entry(2, "new")]), [
    entry(1),
    entry(2, "new"),
    entry(3),
  ]);
});

test("a phone begins where something can be done, and stays where it was turned to", () => {
  const first = (proposals, tab = "") =>
    heard({ ...NOTHING_KNOWN, tab }, { type: "proposals", proposals }).tab;
  assert.equal(first([{ blocked: "" }]), "table");
  assert.equal(first([{ blocked: "Weigh everybody in." }]), "game");
  assert.equal(first([]), "game");
  assert.equal(first([{ blocked: "" }], "log"), undefined);
});

test("a proposal that comes before the one that is shown does not take its place", () => {
  const span = { key: "span", blocked: "" };
  const weighIn = { key: "weigh-in-1", blocked: "" };
  const told = (state, proposals) => ({
    ...state,
    ...heard(state, { type: "proposals", proposals }),
  });
  const first = told(NOTHING_KNOWN, [weighIn]);
  assert.equal(told(first, [span, weighIn]).current, "weigh-in-1");
  assert.equal(told(first, [span]).current, "span");
});

test("what a phase holds stands beside the rest of the state", () => {
  const phase = { type: "Playing", turn: { player: 1 }, stack: [{ card: "move" }] };
  const { state, role } = withPhase({ role: "referee", state: { phase, xs: [] } });
  assert.equal(role, "referee");
  assert.deepEqual(state.stack, [{ card: "move" }]);
  assert.deepEqual(state.xs, []);
  assert.equal(state.turn.player, 1);
  assert.equal(state.phase, "playing");
});

test("a phase that is only a name stays as it is", () => {
  const session = { state: { phase: "laying" } };
  assert.equal(withPhase(session), session);
});

test("each message changes its own field, an unknown one nothing", () => {
  const proposals = [{ key: "p" }];
  const turned = { ...NOTHING_KNOWN, tab: "log" };
  assert.deepEqual(heard(turned, { type: "proposals", proposals }), { proposals, current: "p" });
  assert.deepEqual(heard(NOTHING_KNOWN, { type: "of tomorrow" }), {});
});

test("that the program does not answer is no longer said when it answers", () => {
  const silent = { detail: "The program does not answer.", status: 0 };
  const refused = { detail: "Not now.", status: 409 };
  const refusals = { undo: silent, begin: refused };
  const lost = { ...NOTHING_KNOWN, link: /** @type {const} */ ("lost"), refusals };
  assert.deepEqual(linked(lost, "live"), { link: "live", refusals: { begin: refused } });
  assert.deepEqual(linked(lost, "lost"), { link: "lost" });
});
