// The colours of clay, and of players without clay: distinguishable in both themes.

const PAINTS = {
  red: { fill: "#c93a31", ink: "#ffffff" },
  orange: { fill: "#ec7f2d", ink: "#1c1206" },
  yellow: { fill: "#f0c330", ink: "#1f1903" },
  green: { fill: "#2f7d3b", ink: "#ffffff" },
  cyan: { fill: "#2fb3c4", ink: "#04191c" },
  blue: { fill: "#3c6fd1", ink: "#ffffff" },
  purple: { fill: "#8453bd", ink: "#ffffff" },
  pink: { fill: "#e67fae", ink: "#240a16" },
  white: { fill: "#f2efe8", ink: "#1d1b17" },
  black: { fill: "#34332f", ink: "#ffffff" },
  brown: { fill: "#8a5a37", ink: "#ffffff" },
};

export const COLOURS = Object.keys(PAINTS);

const UNKNOWN = { fill: "#75726b", ink: "#ffffff" };

/** CSS variables that colour everything below an element. */
export function colourStyle(colour) {
  const { fill, ink } = PAINTS[colour] ?? UNKNOWN;
  return { "--hue": fill, "--hue-ink": ink };
}

const SEATS = [
  "red",
  "blue",
  "green",
  "yellow",
  "purple",
  "orange",
  "cyan",
  "pink",
  "brown",
  "white",
];

/** The colour of a seat in games whose players do not choose one. */
export function seatColour(seat) {
  return SEATS[(seat - 1) % SEATS.length];
}
