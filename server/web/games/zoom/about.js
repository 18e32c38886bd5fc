// Zooming a board about a point, which stays where it is. Pure.

export const LEAST = 1;
export const MOST = 4; // on a phone, a hex of a large map is then as wide as two thumbs

/**
 * @typedef {{zoom: number, left: number, top: number}} Seen - how large the board is drawn, and how
 *   far its frame is scrolled, in pixels
 *
 * @param {Seen} seen
 * @param {{x: number, y: number}} place - in the frame, in pixels from its corner
 * @param {number} factor - so much larger
 * @returns {Seen}
 */
export function zoomedAbout({ zoom, left, top }, { x, y }, factor) {
  const next = Math.min(MOST, Math.max(LEAST, zoom * factor));
  const grown = next / zoom;
  return {
    zoom: next,
    left: Math.max(0, (left + x) * grown - x),
    top: Math.max(0, (top + y) * grown - y),
  };
}

/** The zoom factor for a turn of the wheel with Ctrl, or for two fingers on a touchpad. */
export function factorOfWheel(deltaY) {
  const SLOWNESS = 300; // by trial: a notch of a wheel (100) makes it a third larger
  return Math.exp(-deltaY / SLOWNESS);
}

/** The distance and the midpoint of two fingers. */
export function fingers([one, other]) {
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
