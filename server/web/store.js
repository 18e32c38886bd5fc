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
 * @property {Record<string, Refusal>} refusals - by spot of the page: the server's refusal of what
 *   was clicked there
 * @property {Record<string, boolean>} busy - by spot: whether an answer is awaited
 * @property {string | null} dialog
 * @property {string} tab - the tab that is open on a phone; "" until the first data arrive
 * @property {string | null} current - the key of the proposal that is shown, or was opened out of turn
 * @property {number | null} looked - the first seq of the step whose pictures are open
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
   * Replaces the fields that `change` gives: an object, or a function from the state to one.
   * Listeners are called only if a field has really changed.
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
