// Searching the log by words or a number, by player, by kind. Pure.
import { isTakeBack } from "./groups.js";

/**
 * @typedef {import("./groups.js").Group} Group
 * @typedef {{words: string, player: string, kind: string}} Wanted - a player's name, a kind's
 *   value; empty: whatever it is
 */

export const ALL = Object.freeze({ words: "", player: "", kind: "" });

export const EVENT = "event:";

/** Marks of a group that can be filtered by: the test for each. */
export const MARKS = {
  camera: ({ entries }) => Boolean(entries[0].proposal),
  corrected: ({ entries }) => entries[0].corrected,
  dice: ({ entries }) => entries.some(({ event }) => ["Rolled", "Shuffled"].includes(event.type)),
  back: ({ entries }) => isTakeBack(entries[0]),
  gone: ({ standing, takeBack }) => !standing && !takeBack,
};

/**
 * @param {Group[]} groups
 * @param {Wanted} wanted
 * @param {{name: string, seat: number}[]} players
 */
export function found(groups, wanted, players) {
  const named = players.find(({ name }) => name === wanted.player);
  return groups.filter(
    (group) =>
      hasWords(group, wanted.words) &&
      (!named || concerns(group, named)) &&
      (!wanted.kind || isOfKind(group, wanted.kind)),
  );
}

function isOfKind(group, kind) {
  if (!kind.startsWith(EVENT)) return MARKS[kind]?.(group) ?? true;
  return group.entries.some(({ event }) => EVENT + event.type === kind);
}

/**
 * Whether a group matches a search: a number (also "#12") is an entry, other text is searched for.
 */
function hasWords({ first, last, entries }, words) {
  const wanted = words.trim().toLowerCase();
  const number = /^#?(\d+)$/.exec(wanted)?.[1];
  if (number) return first <= Number(number) && Number(number) <= last;
  const told = entries.flatMap((entry) => [entry.told, entry.comment ?? ""]).join(" ");
  return told.toLowerCase().includes(wanted);
}

/**
 * Whether a group is by a player or mentions their name as a whole word, not as part of another.
 */
function concerns({ entries }, { name, seat }) {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "u");
  return entries.some(({ told, who }) => who === `seat ${seat}` || whole.test(told));
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
