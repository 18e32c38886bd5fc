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
