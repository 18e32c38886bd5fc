// What of the log is wanted: by words or a number, by player, by kind. Pure.
import { spelled } from "../words.js";
import { isTakeBack } from "./groups.js";
import { t, tn } from "../language.js";

/**
 * @typedef {import("./groups.js").Group} Group
 * @typedef {{words: string, player: string, kind: string}} Wanted - a player's name, a kind's
 *   value; empty: whatever it is
 */

export const ALL = Object.freeze({ words: "", player: "", kind: "" });

const EVENT = "event:";

const MARKS = {
  camera: { title: t("Seen by the camera"), is: ({ entries }) => Boolean(entries[0].proposal) },
  corrected: {
    title: t("Corrected by the referee"),
    is: ({ entries }) => Boolean(entries[0].comment),
  },
  dice: {
    title: t("Dice and lots"),
    is: ({ entries }) => entries.some(({ event }) => ["Rolled", "Shuffled"].includes(event.type)),
  },
  back: { title: t("Taken back, or amended"), is: ({ entries }) => isTakeBack(entries[0]) },
  gone: {
    title: t("No longer standing"),
    is: ({ standing, takeBack }) => !standing && !takeBack,
  },
};

/**
 * The kinds of what there is, for a list to choose from: where it came from, then what happened.
 *
 * @param {Group[]} groups
 * @returns {{value: string, title: string}[]}
 */
export function kindsIn(groups) {
  const marks = Object.entries(MARKS)
    .map(([value, { title, is }]) => ({ value, title, count: groups.filter(is).length }))
    .filter(({ count }) => count > 0);
  /** @type {Map<string, number>} */
  const events = new Map();
  for (const { entries } of groups) {
    for (const type of new Set(entries.map(({ event }) => event.type))) {
      events.set(type, (events.get(type) ?? 0) + 1);
    }
  }
  const happened = [...events]
    .map(([type, count]) => ({ value: EVENT + type, title: spelled(type), count }))
    .sort((one, other) => one.title.localeCompare(other.title));
  return [...marks, ...happened].map(({ value, title, count }) => ({
    value,
    title: `${title} (${count})`,
  }));
}

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

/** Whether anything but all is wanted. */
export function narrows({ words, player, kind }) {
  return Boolean(words.trim() || player || kind);
}

/** "3 of 41 steps" */
export function foundTold(shown, all) {
  return t("{shown} of {all}", { shown, all: tn("{count} step", "{count} steps", all) });
}

function isOfKind(group, kind) {
  if (!kind.startsWith(EVENT)) return MARKS[kind]?.is(group) ?? true;
  return group.entries.some(({ event }) => EVENT + event.type === kind);
}

/** A number, with or without its #, is an entry; anything else is looked for in what is told. */
function hasWords({ first, last, entries }, words) {
  const wanted = words.trim().toLowerCase();
  const number = /^#?(\d+)$/.exec(wanted)?.[1];
  if (number) return first <= Number(number) && Number(number) <= last;
  const told = entries.flatMap((entry) => [entry.told, entry.comment ?? ""]).join(" ");
  return told.toLowerCase().includes(wanted);
}

/** Said by a player, or told of them by name: "Ann" is no part of "Annette". */
function concerns({ entries }, { name, seat }) {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "u");
  return entries.some(({ told, who }) => who === `seat ${seat}` || whole.test(told));
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
