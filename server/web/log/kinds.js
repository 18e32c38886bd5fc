// The kinds of events in the log, for the filter's list, and the number of results. Pure.
import { t, tn } from "../language.js";
import { kindCalled } from "./kind_names.js";
import { EVENT, MARKS } from "./finding.js";

/** @typedef {import("./groups.js").Group} Group */

const TITLES = {
  camera: t("Seen by the camera"),
  corrected: t("Corrected by the referee"),
  dice: t("Dice and lots"),
  back: t("Taken back, or amended"),
  gone: t("No longer counts"),
};

/**
 * The kinds that the log's filter offers: first by origin, then by event; only those that occur.
 *
 * @param {Group[]} groups
 * @returns {{value: string, title: string}[]}
 */
export function kindsIn(groups) {
  const marks = Object.entries(MARKS)
    .map(([value, is]) => ({ value, title: TITLES[value], count: groups.filter(is).length }))
    .filter(({ count }) => count > 0);
  /** @type {Map<string, number>} */
  const events = new Map();
  for (const { entries } of groups) {
    for (const type of new Set(entries.map(({ event }) => event.type))) {
      events.set(type, (events.get(type) ?? 0) + 1);
    }
  }
  const happened = [...events]
    .map(([type, count]) => ({ value: EVENT + type, title: kindCalled(type), count }))
    .sort((one, other) => one.title.localeCompare(other.title));
  return [...marks, ...happened].map(({ value, title, count }) => ({
    value,
    title: `${title} (${count})`,
  }));
}

/** Whether the filter leaves anything out. */
export function narrows({ words, player, kind }) {
  return Boolean(words.trim() || player || kind);
}

/** The number of results: "3 of 41 steps". */
export function foundTold(shown, all) {
  return t("{shown} of {all}", { shown, all: tn("{count} step", "{count} steps", all) });
}
