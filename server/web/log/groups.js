// The ledger as people read it: what one click or command caused belongs together. Pure.

/**
 * What one command caused, the referee takes back together: between its entries the game only waited
 * for itself, and the server goes back only to where a command ends.
 *
 * @typedef {{first: number, last: number, at: string, takeBack: boolean, standing: boolean,
 *   entries: Entry[]}} Group
 *
 * @param {Entry[]} entries
 * @returns {Group[]}
 */
export function groupsOf(entries) {
  const standing = standingOf(entries);
  const groups = [];
  for (const entry of entries) {
    const latest = groups.at(-1);
    if (latest && latest.command === entry.command) {
      latest.last = entry.seq;
      latest.entries.push(entry);
    } else {
      const { seq, command, at } = entry;
      groups.push({ first: seq, last: seq, command, at, entries: [entry] });
    }
  }
  return groups.map((group) => ({
    ...group,
    takeBack: isTakeBack(group.entries[0]),
    standing: standing.has(group.last),
  }));
}

/**
 * Seqs that still count. Told by the entries themselves: what an entry said about its standing when
 * it was sent is out of date after the next take-back.
 */
export function standingOf(entries) {
  const countsAfter = [0]; // after entry k: the last entry that counts
  for (const entry of entries) {
    countsAfter.push(isTakeBack(entry) ? countsAfter[entry.event.to_seq] : entry.seq);
  }
  const standing = new Set();
  for (let seq = countsAfter.at(-1); seq; seq = countsAfter[seq - 1]) standing.add(seq);
  return standing;
}

/** What "undo" takes back: the newest that still stands. */
export function latestGroup(entries) {
  return groupsOf(entries).findLast((group) => group.standing && !group.takeBack) ?? null;
}

export function isTakeBack(entry) {
  return entry.event.type === "TakenBack";
}
