// The reducer: the page's state after a message of the stream. Pure.
import { somethingWaits } from "./offers/current.js";

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
      return { proposals: message.proposals, ...firstTab(state, message.proposals) };
    case "notices":
      return { notices: message.notices };
    case "camera":
      return { camera: message };
    default:
      return {};
  }
}

/**
 * The session with what its phase holds beside the rest of the state, and the phase by its name:
 * views ask for the turn without asking for the phase first. Of some games a phase is a name only.
 */
export function withPhase(session) {
  const { state } = session;
  const kind = state.phase.type;
  if (!kind) return session;
  return { ...session, state: { ...state, ...state.phase, phase: kind.toLowerCase() } };
}

/**
 * How the line to the program is. When it answers again, it no longer is what does not answer.
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

/** A phone begins where something can be done; from then on whoever holds it chooses. */
function firstTab(state, proposals) {
  if (state.tab) return {};
  return { tab: somethingWaits(proposals) ? "table" : "game" };
}

/** Entries in order of seq, each once; after a reconnection all of them come again. */
export function merged(known, more) {
  const bySeq = new Map(known.map((entry) => [entry.seq, entry]));
  for (const entry of more) bySeq.set(entry.seq, entry);
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}
