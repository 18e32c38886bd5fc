// The way of a figure, drawn with the arrow keys. Pure; lengths in 0.1 mm, y away from the reader.

const STEP = 127; // half an inch: figures move from 3 to 8 inches
const FINE_STEP = 25; // a tenth of an inch, as lengths are told

/**
 * The direction of each arrow key on the pitch. On an upright pitch, whose left end is at the
 * bottom, the directions are turned.
 */
const FLAT = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const UPRIGHT = {
  ArrowLeft: FLAT.ArrowUp,
  ArrowRight: FLAT.ArrowDown,
  ArrowUp: FLAT.ArrowRight,
  ArrowDown: FLAT.ArrowLeft,
};

/**
 * The way after an arrow key: its end has moved.
 *
 * @param {{x: number, y: number}} start - where the figure stands
 * @param {{x: number, y: number}[]} path
 * @param {{key: string, shiftKey: boolean}} pressed
 * @param {boolean} upright
 * @returns {{x: number, y: number}[] | null} null: another key
 */
export function steered(start, path, { key, shiftKey }, upright) {
  const way = (upright ? UPRIGHT : FLAT)[key];
  if (!way) return null;
  const far = shiftKey ? FINE_STEP : STEP;
  const end = path.at(-1) ?? start;
  return [...path.slice(0, -1), { x: end.x + way.x * far, y: end.y + way.y * far }];
}

/** The path with a corner at its end: the next arrow key begins a new segment there. */
export function bent(path) {
  return path.length ? [...withoutRests(path), { ...path.at(-1) }] : path;
}

/** The path without repeated points, which a corner with no segment after it leaves. */
export function withoutRests(path) {
  return path.filter(({ x, y }, place) => x !== path[place - 1]?.x || y !== path[place - 1]?.y);
}
