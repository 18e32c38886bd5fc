// Lines of equal error through a grid of values: marching squares. Pure.

/**
 * @param {{x_px: number[], y_px: number[], sigma_mm: (number|null)[][]}} map
 * @returns {number[][]} pieces of the line, each [x1, y1, x2, y2] in image space
 */
export function contour(map, level) {
  const { x_px: x, y_px: y, sigma_mm: value } = map;
  const pieces = [];
  for (let row = 0; row + 1 < y.length; row += 1) {
    for (let column = 0; column + 1 < x.length; column += 1) {
      const corners = [
        [x[column], y[row], value[row][column]],
        [x[column + 1], y[row], value[row][column + 1]],
        [x[column + 1], y[row + 1], value[row + 1][column + 1]],
        [x[column], y[row + 1], value[row + 1][column]],
      ];
      pieces.push(...crossing(corners, level));
    }
  }
  return pieces;
}

/** Where the line enters and leaves one cell; nothing if a corner has no value. */
function crossing(corners, level) {
  if (corners.some(([, , value]) => value === null)) return [];
  const points = corners.flatMap((from, place) => between(from, corners[(place + 1) % 4], level));
  const pieces = [];
  for (let place = 0; place + 1 < points.length; place += 2) {
    pieces.push([...points[place], ...points[place + 1]]);
  }
  return pieces;
}

function between([x1, y1, one], [x2, y2, other], level) {
  if (one <= level === other <= level) return [];
  const share = (level - one) / (other - one);
  return [[x1 + share * (x2 - x1), y1 + share * (y2 - y1)]];
}
