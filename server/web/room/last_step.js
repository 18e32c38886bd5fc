// What the newest step of a game has caused, sentence by sentence, and which throw was the last. Pure.
import { groupsOf } from "../log/groups.js";

const MOST = 3;

/** @param {Entry[]} entries */
export function lastStep(entries) {
  const newest = groupsOf(entries).findLast(({ standing }) => standing);
  return (newest?.entries ?? [])
    .slice(-MOST)
    .map(({ told }) => told)
    .join(" ");
}

/**
 * The last throw that stands and that the camera saw, with what it came to.
 *
 * @param {Entry[]} entries
 * @returns {{seq: number, told: string} | null}
 */
export function lastThrow(entries) {
  const group = groupsOf(entries).findLast(
    ({ standing, entries: [first] }) => standing && first.clip === "throw",
  );
  return group ? { seq: group.first, told: group.entries.map(({ told }) => told).join(" ") } : null;
}
