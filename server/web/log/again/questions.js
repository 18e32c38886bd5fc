// Questions about entries, and rulings. A remark that names an entry is about it: a player's remark
// asks, the referee's rules. Pure.
import { standingOf } from "../groups.js";

const NAMED = /#(\d+)/;

/**
 * @typedef {{about: number, seq: number, seat: number | null, told: string, asked: string}} Remark - `asked`: what was typed
 *
 * @param {Entry[]} entries
 * @returns {Remark[]} those that stand, in their order
 */
export function remarksOn(entries) {
  const standing = standingOf(entries);
  return entries
    .filter(({ event, seq }) => event.type === "Noted" && standing.has(seq))
    .map(({ event, seq, told }) => {
      const about = Number(NAMED.exec(event.text)?.[1] ?? 0);
      const asked = event.text.slice(event.text.indexOf(": ") + 1).trim();
      return { about, seq, seat: event.seat ?? null, told, asked };
    })
    .filter(({ about, seq }) => about > 0 && about < seq);
}

/**
 * What nobody has ruled on yet, the oldest first.
 *
 * @param {Entry[]} entries
 */
export function openQuestions(entries) {
  const remarks = remarksOn(entries);
  return remarks.filter(
    ({ about, seat, seq }) =>
      seat !== null &&
      !remarks.some((one) => one.about === about && one.seat === null && one.seq > seq),
  );
}

/** The text of a remark that asks about an entry, or rules on it. */
export function remarkOn(seq, words, text) {
  return `#${seq} ${words}: ${text.trim()}`;
}
