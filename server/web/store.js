// What the page knows, in one frozen value; whoever listens is told after every change.

export const NOTHING_KNOWN = Object.freeze({
  phase: "opening", // opening | playing | empty | locked | missing | unreachable
  games: [], // what may be played, with what each command does in words
  session: null,
  entries: [],
  proposals: [],
  notices: [], // what measurements that were checked again changed
  camera: null,
  link: "opening", // opening | live | lost
  refusals: {}, // by spot: what was said no to, shown where it was clicked
  busy: {}, // by spot: asked, not yet answered
  dialog: null,
  tab: "table",
});

export function createStore(initial = NOTHING_KNOWN) {
  let state = initial;
  const listeners = new Set();

  /** Replace the fields that `change` gives: an object, or a function from state to one. */
  function set(change) {
    const news = typeof change === "function" ? change(state) : change;
    state = Object.freeze({ ...state, ...news });
    for (const listener of listeners) listener(state);
  }

  return {
    get: () => state,
    set,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
