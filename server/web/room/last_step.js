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
 * @returns {{seq: number, told: string, newest: boolean} | null} `newest`: nothing has happened since, so
 *   that it is the last step too
 */
export function lastThrow(entries) {
  const standing = groupsOf(entries).filter((group) => group.standing);
  const group = standing.findLast(({ entries: [first] }) => first.clip === "throw");
  if (!group) return null;
  const told = group.entries.at(-1)?.told ?? "";
  return { seq: group.first, told, newest: group === standing.at(-1) };
}
