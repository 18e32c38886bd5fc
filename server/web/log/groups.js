// The ledger as people read it: entries grouped by command. Pure.

/**
 * Groups the entries of each command. They can only be taken back together, because the server goes
 * back only to the end of a command.
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
 * The seqs of valid entries, computed from all entries: the field `standing` that an entry was sent
 * with is out of date after the next take-back.
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

/** The newest group that was not taken back. */
export function latestGroup(entries) {
  return groupsOf(entries).findLast((group) => group.standing && !group.takeBack) ?? null;
}

/**
 * Amendments that are in force, newest first: those that were not taken back since.
 *
 * @param {Entry[]} entries
 * @returns {Entry[]}
 */
export function amendmentsInForce(entries) {
  const found = [];
  for (let seq = entries.length; seq > 0;) {
    const entry = entries[seq - 1];
    if (entry.event.type === "Amended") found.push(entry);
    seq = isTakeBack(entry) ? entry.event.to_seq : seq - 1;
  }
  return found;
}

/**
 * What "undo" takes back: the last command, or an amendment if nothing was done since.
 *
 * @param {Entry[]} entries
 * @returns {{toSeq: number, told: string} | null}
 */
export function undoneNext(entries) {
  const latest = latestGroup(entries);
  const [amendment] = amendmentsInForce(entries);
  if (amendment && (latest?.last ?? 0) <= amendment.event.through) {
    return { toSeq: amendment.seq - 1, told: amendment.told };
  }
  return latest && { toSeq: latest.first - 1, told: latest.entries[0].told };
}

/**
 * What "redo" brings back: what was taken back last, as long as nothing new was done since.
 *
 * @param {Entry[]} entries
 * @returns {{toSeq: number, told: string} | null}
 */
export function redoneNext(entries) {
  const countsAfter = [0]; // after entry k: the last entry that counts
  /** @type {number[]} */
  let undone = [];
  for (const entry of entries) {
    const before = countsAfter.at(-1) ?? 0;
    const after = isTakeBack(entry) ? countsAfter[entry.event.to_seq] : entry.seq;
    if (entry.event.type !== "TakenBack") undone = [];
    else if (after < before) undone.push(entry.seq - 1);
    else undone = undone.filter((seq) => countsAfter[seq] > after);
    countsAfter.push(after);
  }
  const toSeq = undone.at(-1);
  if (toSeq === undefined) return null;
  const counts = countsAfter.at(-1) ?? 0;
  return {
    toSeq,
    told: entries.find((entry) => entry.seq > counts && !isTakeBack(entry))?.told ?? "",
  };
}

/**
 * The groups of the log, with the old line that an amendment replaced attached to the amendment.
 *
 * @param {Entry[]} entries
 * @returns {(Group & {oldLine: Group[]})[]}
 */
export function foldedGroups(entries) {
  const groups = groupsOf(entries);
  const lines = amendmentsInForce(entries).map(({ seq, event }) => ({ seq, after: event.to_seq }));
  const newest = (group) =>
    lines.find(({ seq, after }) => after < group.first && group.first < seq);
  return groups
    .filter((group) => !newest(group))
    .map((group) => {
      const line = lines.find(({ seq }) => seq === group.first);
      const isOld = (one) => line && newest(one)?.seq === line.seq;
      return { ...group, oldLine: line ? groups.filter(isOld) : [] };
    });
}

/** Whether an entry is a take-back or the beginning of an amendment. */
export function isTakeBack(entry) {
  return entry.event.type === "TakenBack" || entry.event.type === "Amended";
}
