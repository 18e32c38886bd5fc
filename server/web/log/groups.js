// The ledger as people read it: what one click or command caused belongs together. Pure.

/**
 * Entries that were appended together carry the same moment; the referee takes them back together,
 * because between them the game only waited for itself.
 *
 * @returns {{first: number, last: number, at: string, standing: boolean, entries: object[]}[]}
 */
export function groupsOf(entries) {
  const standing = standingOf(entries);
  const groups = [];
  for (const entry of entries) {
    const latest = groups.at(-1);
    if (latest && latest.at === entry.at) {
      latest.last = entry.seq;
      latest.entries.push(entry);
    } else {
      groups.push({ first: entry.seq, last: entry.seq, at: entry.at, entries: [entry] });
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
