import assert from "node:assert/strict";
import test from "node:test";
import { Refused } from "../../server/web/api.js";
import { createDeeds } from "../../server/web/deeds.js";
import { createStore, NOTHING_KNOWN } from "../../server/web/store.js";

const SESSION = { id: "g", seq: 4, role: "referee" };

/** Deeds on a session, with this as the server. */
function deedsWith(api) {
  const store = createStore({ ...NOTHING_KNOWN, session: SESSION, link: "live" });
  const opened = [];
  const deeds = createDeeds({ api, store, open: (id) => opened.push(id) });
  return { deeds, store, opened };
}

test("a refusal is kept under the spot that was clicked, and nothing stays busy", async () => {
  const { deeds, store } = deedsWith({
    say: async () => {
      throw new Refused("Too far.", { rule: "K3" });
    },
  });
  assert.equal(await deeds.say("walk", {}), false);
  assert.equal(store.get().refusals.walk.rule, "K3");
  assert.deepEqual(store.get().busy, {});
});

test("a double click asks once", async () => {
  let asked = 0;
  let answer;
  const { deeds } = deedsWith({
    begin: () => {
      asked += 1;
      return new Promise((resolve) => (answer = resolve));
    },
  });
  const first = deeds.begin({});
  await deeds.begin({});
  answer({ id: "new", codes: {} });
  await first;
  assert.equal(asked, 1);
});

test("what is sent is counted, but for undo and redo", async () => {
  const { deeds, store } = deedsWith({
    say: async () => ({ seq: 4 }),
    takeBack: async () => ({ seq: 4 }),
  });
  store.set({ entries: [{ seq: 1, command: "a", at: "", event: { type: "Noted" } }] });
  await deeds.say("walk", {});
  assert.equal(deeds.sent(), 1);
  await deeds.undo();
  assert.equal(deeds.sent(), 1);
  await deeds.takeBack("log", 0);
  assert.equal(deeds.sent(), 2);
});

test("a game that was begun is opened", async () => {
  const { deeds, opened } = deedsWith({
    begin: async () => ({ id: "new", codes: { referee: "x" } }),
  });
  await deeds.begin({});
  assert.deepEqual(opened, ["new"]);
});

test("a stale command shows the game as it stands and says why", async () => {
  const { deeds, store } = deedsWith({
    say: async () => {
      throw new Refused("stale", { reason: "command/stale" });
    },
    session: async () => ({ ...SESSION, seq: 9, state: { phase: { type: "Playing", turn: 3 } } }),
    events: async () => [{ seq: 9 }],
    proposals: async () => [],
  });
  await deeds.say("walk", {});
  assert.equal(store.get().session.seq, 9);
  assert.deepEqual(store.get().session.state, { type: "Playing", turn: 3, phase: "playing" });
  assert.match(store.get().refusals.walk.detail, /gone on/);
});

test("after a take-back the first proposal is shown, which is to be answered again", async () => {
  const { deeds, store } = deedsWith({ takeBack: async () => ({ seq: 4 }) });
  store.set({ current: "weigh-in-1" });
  await deeds.takeBack("log", 0);
  assert.equal(store.get().current, null);
});

test("undo takes back the newest group that stands", async () => {
  const asked = [];
  const { deeds, store } = deedsWith({
    takeBack: async (...wanted) => {
      asked.push(wanted);
      return { seq: 4 };
    },
  });
  const entry = (seq, command) => ({ seq, command, at: "", event: { type: "Noted" } });
  store.set({ entries: [entry(1, "a"), entry(2, "b"), entry(3, "b")] });
  await deeds.undo();
  assert.deepEqual(asked, [["g", 1, 4]]);
});
