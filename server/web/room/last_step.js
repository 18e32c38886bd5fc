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
 * The last valid throw that the camera saw, with its final consequences.
 *
 * @param {Entry[]} entries
 * @returns {{seq: number, told: string, newest: boolean} | null} `newest`: whether it is also the last
 *   step, as nothing has happened since
 */
export function lastThrow(entries) {
  const standing = groupsOf(entries).filter((group) => group.standing);
  const group = standing.findLast(({ entries: [first] }) => first.clip === "throw");
  if (!group) return null;
  const told = group.entries.at(-1)?.told ?? "";
  return { seq: group.first, told, newest: group === standing.at(-1) };
}
