// The page's state as one frozen value; listeners are called after every change.

/**
 * @typedef {object} PageState
 * @property {"opening" | "playing" | "empty" | "locked" | "missing" | "unreachable"} phase
 * @property {Playable[]} games - what may be played, with what each command does in words
 * @property {Session | null} session
 * @property {Entry[]} entries
 * @property {Proposal[]} proposals
 * @property {Notice[]} notices - what measurements that were checked again changed
 * @property {Health | null} camera
 * @property {"opening" | "live" | "lost"} link
 * @property {Record<string, Refusal>} refusals - by spot: what was said no to, shown where it was
 *   clicked
 * @property {Record<string, boolean>} busy - by spot: asked, not yet answered
 * @property {string | null} dialog
 * @property {string} tab - "" until it is known where something can be done
 * @property {string | null} current - the key of the proposal that was taken out of turn
 * @property {number | null} looked - the first seq of the step that is looked at again
 *
 * @typedef {{detail: string, status?: number, rule?: string, spot?: {x: number, y: number} | null}} Refusal
 * @typedef {ReturnType<typeof createStore>} Store
 */

/** @type {Readonly<PageState>} */
export const NOTHING_KNOWN = Object.freeze({
  phase: "opening",
  games: [],
  session: null,
  entries: [],
  proposals: [],
  notices: [],
  camera: null,
  link: "opening",
  refusals: {},
  busy: {},
  dialog: null,
  tab: "",
  current: null,
  looked: null,
});

export function createStore(initial = NOTHING_KNOWN) {
  let state = initial;
  /** @type {Set<(state: PageState) => void>} */
  const listeners = new Set();

  /**
   * Replace the fields that `change` gives: an object, or a function from state to one. Where they are
   * what they were, nobody is told.
   * @param {Partial<PageState> | ((state: PageState) => Partial<PageState>)} change
   */
  function set(change) {
    const news = typeof change === "function" ? change(state) : change;
    if (Object.entries(news).every(([field, value]) => state[field] === value)) return;
    state = Object.freeze({ ...state, ...news });
    for (const listener of listeners) listener(state);
  }

  return {
    get: () => state,
    set,
    /** @param {(state: PageState) => void} listener */
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
