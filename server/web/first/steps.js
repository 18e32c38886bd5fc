// The steps of the first evening, which are done, and the last position. Pure but for storage.
import { STEPS } from "./words.js";

export const NAMES = Object.keys(STEPS);
const KEPT = "first evening";

/** The index of the step at which the guide was left. */
export function keptStep(storage = localStorage) {
  return placeOf(NAMES.indexOf(storage.getItem(KEPT) ?? ""));
}

export function keepStep(at, storage = localStorage) {
  storage.setItem(KEPT, NAMES[placeOf(at)]);
}

/** An index limited to the existing steps. */
export function placeOf(at) {
  return Math.min(Math.max(at, 0), NAMES.length - 1);
}

/**
 * Whether a step is done, as far as the program can know.
 *
 * @param {string} name
 * @param {{coach: any, session: Session | null}} seen - what the coach tells, and the game
 */
export function isDone(name, { coach, session }) {
  const { players = [], creatures = [] } = session?.game === "clay_o_rama" ? session.state : {};
  const all = (known) => players.length > 0 && players.every(known);
  switch (name) {
    case "aim":
      return Boolean(coach?.table) && coach.check?.grade !== "poor";
    case "calibrate":
      return Boolean(coach?.table);
    case "players":
      return session !== null && !session.outcome;
    case "spans":
      return all(({ span }) => span !== null);
    case "weigh":
      return all(({ seat }) => creatures.some(({ player }) => player === seat));
    default:
      return false; // only the people at the table know
  }
}
