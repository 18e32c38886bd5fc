// Choosing a command by clicking what it is about, until only one command is left. Pure.

/**
 * What the clicks so far leave of the commands.
 *
 * @param {Command[]} commands - those that are legal
 * @param {(command: Command) => string[]} pathOf - from a command to the keys that are clicked for it, in their order
 * @param {string[]} picked - the keys clicked so far
 * @returns {{said: Command | null, next: string[]}} the only command left, and what may be clicked now
 */
export function left(commands, pathOf, picked) {
  const paths = commands.map((command) => ({ command, path: pathOf(command) }));
  const fitting = paths.filter(({ path }) => picked.every((key, place) => path[place] === key));
  const next = fitting.map(({ path }) => path[picked.length]).filter((key) => key !== undefined);
  const done = fitting.filter(({ path }) => path.length === picked.length);
  const alone = fitting.length === 1 && (picked.length > 0 || fitting[0].path.length === 0);
  return {
    said: alone ? fitting[0].command : (done[0]?.command ?? null),
    next: alone ? [] : [...new Set(next)],
  };
}
