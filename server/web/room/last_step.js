// What the newest step of a game has come to, and which throw was the last. Pure.
import { groupsOf } from "../log/groups.js";

const MOST = 2; // what it came to stands last, and has to fit

/** @param {Entry[]} entries */
export function lastStep(entries) {
  const newest = groupsOf(entries).findLast(({ standing }) => standing);
  return (newest?.entries ?? [])
    .slice(-MOST)
    .map(({ told }) => told)
    .join(" ");
}

/**
 * The last throw that stands and that the camera saw, with what it came to at last.
 *
 * @param {Entry[]} entries
 * @returns {{seq: number, told: string} | null}
 */
export function lastThrow(entries) {
  const group = groupsOf(entries).findLast(
    ({ standing, entries: [first] }) => standing && first.clip === "throw",
  );
  return group ? { seq: group.first, told: group.entries.at(-1)?.told ?? "" } : null;
}
