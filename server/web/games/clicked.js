// Choosing a command by clicking what it is about, until only one command is left. Pure.

/**
 * Narrows the legal commands down by the clicks so far.
 *
 * @param {Command[]} commands - those that are legal
 * @param {(command: Command) => string[]} pathOf - the keys to click for a command, in order
 * @param {string[]} picked - the keys clicked so far
 * @returns {{said: Command | null, next: string[]}} the command, if only one is left, and the keys
 *   that may be clicked now
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

/**
 * The alternatives to the last click on the board, once all clicks on the board are made.
 *
 * @param {Command[]} commands
 * @param {(command: Command) => string[]} pathOf
 * @param {string[]} picked
 * @param {(key: string) => boolean} onBoard
 * @returns {{kept: string[], keys: string[]}} the clicks before it, and the keys that may be clicked now
 */
export function instead(commands, pathOf, picked, onBoard) {
  const place = picked.findLastIndex(onBoard);
  if (place < 0 || left(commands, pathOf, picked).next.some(onBoard)) return { kept: [], keys: [] };
  const kept = picked.slice(0, place);
  return { kept, keys: left(commands, pathOf, kept).next.filter(onBoard) };
}
