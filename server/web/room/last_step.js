// The result of the last command, and the last throw. Pure.
import { groupsOf } from "../log/groups.js";

const MOST = 2; // the result comes last, and must fit

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
