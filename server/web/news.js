// The reducer: the page's state after a message of the stream. Pure.
import { somethingWaits, stillCurrent } from "./offers/current.js";

/**
 * @param {import("./store.js").PageState} state
 * @param {Message} message
 * @returns {Partial<import("./store.js").PageState>} the fields of the state that change
 */
export function heard(state, message) {
  switch (message.type) {
    case "session":
      return { session: withPhase(message.session), phase: "playing" };
    case "events":
      return { entries: merged(state.entries, message.events) };
    case "proposals":
      return {
        proposals: message.proposals,
        current: stillCurrent(state, message.proposals),
        ...firstTab(state, message.proposals),
      };
    case "notices":
      return { notices: message.notices };
    case "camera":
      return { camera: message };
    default:
      return {};
  }
}

/**
 * The session with the fields of its phase moved into the state, and the phase replaced by its name,
 * so that views need not look into the phase. In some games a phase is only a name.
 */
export function withPhase(session) {
  const { state } = session;
  const kind = state.phase.type;
  if (!kind) return session;
  return { ...session, state: { ...state, ...state.phase, phase: kind.toLowerCase() } };
}

/**
 * The state after the connection was lost or restored. Once it is restored, refusals that said that
 * the server does not answer are removed.
 *
 * @param {import("./store.js").PageState} state
 * @param {"live" | "lost"} link
 * @returns {Partial<import("./store.js").PageState>}
 */
export function linked(state, link) {
  if (link === "lost" || state.link === link) return { link };
  const kept = Object.entries(state.refusals).filter(([, refusal]) => refusal.status !== 0);
  return { link, refusals: Object.fromEntries(kept) };
}

/**
 * The first tab on a phone: the table if a proposal waits, else the game. Later it stays as chosen.
 */
function firstTab(state, proposals) {
  if (state.tab) return {};
  return { tab: somethingWaits(proposals) ? "table" : "game" };
}

/** Merges entries by seq, as after a reconnection all of them are sent again. */
export function merged(known, more) {
  const bySeq = new Map(known.map((entry) => [entry.seq, entry]));
  for (const entry of more) bySeq.set(entry.seq, entry);
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}
