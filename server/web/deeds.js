// Everything a click may do. A refusal is stored for the place that was clicked, and shown there.
import { setCurtain } from "./looking_on.js";
import { redoneNext, undoneNext } from "./log/groups.js";
import { t } from "./language.js";
import { withPhase } from "./news.js";

const GONE_ON = t(
  "The game has gone on in the meantime and is shown as it stands now. Look again, then repeat it.",
);

const STREAM_PATIENCE_MS = 600;
const UNDO = "undo"; // the spot of undo and redo

/**
 * @typedef {ReturnType<typeof createDeeds>} Deeds
 *
 * @param {object} parts
 * @param {import("./api.js").Api} parts.api
 * @param {import("./store.js").Store} parts.store
 * @param {(session: string, referee: string) => void} parts.open - shows a game, by its code
 * @param {() => void} [parts.again] - shows the same game, as it is seen now
 */
export function createDeeds({ api, store, open, again = () => {} }) {
  const now = () => store.get();
  /** The shown game; all actions here require one. */
  const playing = () => /** @type {Session} */ (now().session);
  let sent = 0;

  /**
   * Sends a request for a spot of the page; only one at a time, so that a double click sends one.
   *
   * Returns the answer; null if it was refused, and then the refusal is stored for that spot.
   */
  async function attempt(spot, question) {
    if (now().busy[spot]) return null;
    if (spot !== UNDO) sent += 1;
    store.set((state) => ({
      busy: { ...state.busy, [spot]: true },
      refusals: without(state.refusals, spot),
    }));
    try {
      return (await question()) ?? true;
    } catch (refusal) {
      await refuse(spot, refusal);
      return null;
    } finally {
      store.set((state) => ({ busy: without(state.busy, spot) }));
    }
  }

  async function refuse(spot, refusal) {
    const said = refusal.detail ? refusal : { detail: String(refusal) };
    if (said.stale) await refresh();
    const told = said.stale ? { detail: GONE_ON, rule: "" } : said;
    store.set((state) => ({ refusals: { ...state.refusals, [spot]: told } }));
  }

  /** Loads what the stream would send, without waiting for it. */
  async function refresh() {
    const session = playing();
    try {
      const [fresh, entries, proposals] = await Promise.all([
        api.session(session.id),
        api.events(session.id),
        session.role === "referee" ? api.proposals(session.id) : [],
      ]);
      store.set({ session: withPhase(fresh), entries, proposals });
    } catch {
      // The stream reports a lost connection, and sends everything when it is back.
    }
  }

  /**
   * Sends a request that changes the game.
   *
   * After a success the new state is shown at once, and the refusals of all spots are cleared.
   */
  async function change(spot, question) {
    const session = playing();
    const news = await attempt(spot, async () => {
      const answer = await question(session.id, session.seq);
      await caughtUp(answer.seq ?? 0);
      return answer;
    });
    if (news) store.set({ refusals: {} });
    return Boolean(news);
  }

  /**
   * Waits until the page has entry `seq`, because the next click must be based on it; loads it if
   * the stream takes too long.
   */
  async function caughtUp(seq) {
    const patience = now().link === "live" ? STREAM_PATIENCE_MS : 0;
    const given = Date.now() + patience;
    while (playing().seq < seq && Date.now() < given) await pause(10);
    if (playing().seq < seq) await refresh();
  }

  function takeBack(spot, toSeq) {
    store.set({ current: null }); // what is to be answered again comes first
    return change(spot, (id, seq) => api.takeBack(id, toSeq, seq));
  }

  return {
    /** How many requests were sent, without those of undo and redo (page/second_click.js). */
    sent: () => sent,
    refresh,
    takeBack,
    say: (spot, command) => change(spot, (id, seq) => api.say(id, command, seq)),
    confirm: (proposal, command) =>
      change(spotOf(proposal), (id, seq) =>
        api.confirm(id, proposal.key, command, proposal.command, seq),
      ),
    putAside: (notice) =>
      change(`notice/${notice.number}`, (id) => api.putAside(id, notice.number)),
    dismiss: (proposal) => change(spotOf(proposal), (id) => api.dismiss(id, proposal.key)),
    /** Shows this proposal before the others. */
    takeUp: (proposal) => store.set({ current: proposal.key }),
    /** Adds a proposal for a throw that the camera missed, with the last seconds, and shows it. */
    missedThrow: (spot) =>
      change(spot, async (id) => {
        const added = await api.missedThrow(id);
        store.set({ current: `throw-${added.frame}` });
        return added;
      }),
    /** Carries out exactly the plan that was shown. */
    amend: (spot, amendments, plan) => change(spot, (id) => api.amend(id, amendments, plan)),
    redo() {
      const undone = redoneNext(now().entries);
      return undone && takeBack(UNDO, undone.toSeq);
    },
    undo() {
      const undone = undoneNext(now().entries);
      return undone && takeBack(UNDO, undone.toSeq);
    },
    /** Loads the list of games that can be played, which only the dialog for a new game needs. */
    async learnGames() {
      const games = now().games.length ? null : await attempt("games", () => api.games());
      if (games) store.set({ games });
    },
    async begin(wanted) {
      const { session } = now(); // screens that show the old game switch to this one
      const after = session?.outcome ? { after: session.id } : {};
      const begun = await attempt("begin", () => api.begin({ ...wanted, ...after }));
      if (begun) open(begun.id, begun.codes.referee);
    },
    /** Imports a game from a file. */
    async takeIn(file) {
      const begun = await attempt("take-in", () => api.takeIn(file));
      if (begun) open(begun.id, begun.codes.referee);
    },
    ask: attempt,
    api,
    open,
    /** @param {"drawn" | "lifted" | ""} how */
    curtain(how) {
      setCurtain(how);
      again();
    },
    show: (dialog) => store.set({ dialog }),
    turnTo: (tab) => store.set({ tab }),
    /** Opens the camera's pictures of an entry in the log; null closes them. */
    look: (looked) => store.set(looked === null ? { looked } : { looked, tab: "log" }),
  };
}

/** The spot of the page at which refusals of a proposal are shown. */
export function spotOf(proposal) {
  return `proposal/${proposal.key}`;
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function without(things, name) {
  const { [name]: _gone, ...rest } = things;
  return rest;
}
