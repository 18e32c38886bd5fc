import assert from "node:assert/strict";
import test from "node:test";
import { createStore } from "../../server/web/store.js";

test("a change replaces its fields and is told to whoever listens, until they stop", () => {
  const store = createStore({ tab: "table", busy: {} });
  const heard = [];
  const stop = store.listen((state) => heard.push(state.tab));
  store.set({ tab: "game" });
  store.set((state) => ({ tab: `${state.tab}!` }));
  stop();
  store.set({ tab: "log" });
  assert.deepEqual(heard, ["game", "game!"]);
  assert.deepEqual(store.get(), { tab: "log", busy: {} });
});

test("the state is frozen", () => {
  const store = createStore({ tab: "table" });
  store.set({ tab: "game" });
  assert.throws(() => (store.get().tab = "log"), TypeError);
});

test("what is as it was is told to nobody", () => {
  const store = createStore({ link: "live", entries: [] });
  let heard = 0;
  store.listen(() => heard++);
  store.set({ link: "live" });
  store.set(({ entries }) => ({ entries }));
  store.set({});
  assert.equal(heard, 0);
  store.set({ link: "lost" });
  assert.equal(heard, 1);
});
