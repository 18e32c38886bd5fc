// The geometry of flat-topped hexes with circumradius 1. Pure.

const HIGH = Math.sqrt(3);

/** The middle of a hex in axial coordinates. */
export function middleOf({ q, r }) {
  return { x: 1.5 * q, y: HIGH * (r + q / 2) };
}

/** A hex's corners as the points of an SVG polygon, slightly smaller than the hex. */
export function cornersOf(hex, within = 0.97) {
  const { x, y } = middleOf(hex);
  return Array.from({ length: 6 }, (_, place) => {
    const turn = (place * Math.PI) / 3;
    return `${round(x + within * Math.cos(turn))},${round(y + within * Math.sin(turn))}`;
  }).join(" ");
}

/** The unit vector across the side that a facing names: 0 is up, then clockwise. */
export function wayOf(facing) {
  const turn = (facing * Math.PI) / 3 - Math.PI / 2;
  return { x: Math.cos(turn), y: Math.sin(turn) };
}

/** The view box around all hexes: x, y, width, height. */
export function boxOf(hexes) {
  const middles = hexes.map(middleOf);
  const [left, right] = [
    Math.min(...middles.map((m) => m.x)),
    Math.max(...middles.map((m) => m.x)),
  ];
  const [top, foot] = [Math.min(...middles.map((m) => m.y)), Math.max(...middles.map((m) => m.y))];
  return [left - 1.1, top - 1, right - left + 2.2, foot - top + 2].map(round);
}

function round(number) {
  return Number(number.toFixed(3));
}
