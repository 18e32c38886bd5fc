// The log by chapters: what happened in which round or turn, and in whose move. Pure.

/**
 * @typedef {import("./groups.js").Group} Group
 * @typedef {{turn: string, first: number, groups: Group[]}} Turn
 * @typedef {{title: string, first: number, turns: Turn[]}} Chapter - `first`: its first entry
 */

/**
 * Splits the groups, in order, where a round or a turn begins. What happens between two turns
 * belongs to the one before. After a take-back the chapter begins again.
 *
 * @param {Group[]} groups
 * @returns {Chapter[]}
 */
export function chaptersOf(groups) {
  /** @type {Chapter[]} */
  const chapters = [];
  for (const group of groups) {
    const { chapter: title = "", turn = "" } = group.entries[0];
    if (chapters.at(-1)?.title !== title) {
      chapters.push({ title, first: group.first, turns: [] });
    }
    const { turns } = /** @type {Chapter} */ (chapters.at(-1));
    const latest = turns.at(-1);
    if (latest && (!turn || turn === latest.turn)) latest.groups.push(group);
    else turns.push({ turn, first: group.first, groups: [group] });
  }
  return chapters;
}

/**
 * The chapters and turns with only the last `most` groups.
 *
 * @param {Chapter[]} chapters
 * @param {number} most
 */
export function lastSteps(chapters, most) {
  let left = most;
  const cut = (groups) => {
    const kept = left > 0 ? groups.slice(-left) : [];
    left -= kept.length;
    return kept;
  };
  const ofChapter = (chapter) => ({
    ...chapter,
    turns: reversed(
      reversed(chapter.turns).map((one) => ({ ...one, groups: cut(one.groups) })),
    ).filter(({ groups }) => groups.length > 0),
  });
  return reversed(reversed(chapters).map(ofChapter)).filter(({ turns }) => turns.length > 0);
}

/** Reverses chapters, their turns and the groups in them, so that the newest come first. */
export function newestFirst(chapters) {
  return reversed(chapters).map((chapter) => ({
    ...chapter,
    turns: reversed(chapter.turns).map((one) => ({ ...one, groups: reversed(one.groups) })),
  }));
}

function reversed(things) {
  return [...things].reverse();
}
