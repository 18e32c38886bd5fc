// Shifts as lines of a plot. Pure.

const LEAST_PX = 1; // smallest range of a plot's height: with less, noise would look like an impact

/** The largest shift that a plot of all must hold. @param {Reading[]} readings */
export function mostOf(readings) {
  const known = readings.flatMap(({ shift_px }) => shift_px).filter((one) => one !== null);
  return Math.max(LEAST_PX, ...known);
}

/**
 * Points of an SVG polyline for each stretch that was measured without a gap.
 *
 * @param {(number | null)[]} shifts - one a frame, px
 * @param {number} most - the shift that reaches the top
 * @param {number} high - of the plot
 */
export function linesOf(shifts, most, high) {
  /** @type {string[][]} */
  const lines = [[]];
  shifts.forEach((shift, frame) => {
    if (shift === null) lines.push([]);
    else lines.at(-1)?.push(`${frame},${Math.round((1 - shift / most) * high * 10) / 10}`);
  });
  return lines.filter((points) => points.length > 1).map((points) => points.join(" "));
}
