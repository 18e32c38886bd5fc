// Scores over time: the lines of the plot, and the same as a table. Pure.
import { t } from "../language.js";

/**
 * @typedef {{title: string, from: number, to: number}} Span - a chapter, from entry to entry
 * @typedef {{width: number, height: number, left: number, right: number, top: number,
 *   bottom: number}} Frame - of the plot, in its own units
 */

/** @type {Readonly<Frame>} */
export const FRAME = Object.freeze({
  width: 640,
  height: 240,
  left: 40,
  right: 16,
  top: 12,
  bottom: 30,
});

/** Whether there is anything to draw: somebody's value changed at least once. */
export function hasCurves(story) {
  return Boolean(story?.lines.some(({ points }) => points.length > 1));
}

/** The range of entries and of values that the plot covers. */
export function extentOf({ lines, chapters, seq }) {
  const points = lines.flatMap((line) => line.points);
  const values = points.map(([, value]) => value);
  const begun = Math.min(...points.map(([at]) => at));
  return {
    from: Math.min(begun, chapters.find(({ seq: at }) => at >= begun)?.seq ?? begun),
    to: Math.max(seq, begun + 1),
    least: Math.min(0, ...values),
    most: Math.max(1, ...values),
  };
}

/** Returns functions from entries and values to positions in the plot. */
export function scaleOf({ from, to, least, most }, frame = FRAME) {
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  return {
    x: (seq) => frame.left + (wide * (seq - from)) / (to - from),
    y: (value) => frame.top + high * (1 - (value - least) / (most - least)),
  };
}

/** The SVG path of a line with steps: each value holds until the next one. */
export function pathOf({ points }, scale, to) {
  const rounded = (number) => Math.round(number * 10) / 10;
  const steps = points.map(([seq, value], place) => {
    const [x, y] = [rounded(scale.x(seq)), rounded(scale.y(value))];
    return place ? `H${x}V${y}` : `M${x} ${y}`;
  });
  return `${steps.join("")}H${rounded(scale.x(to))}`;
}

/** Values at which to draw horizontal lines: few, whole and evenly spaced. */
export function levelsOf({ least, most }, wanted = 4) {
  const span = most - least;
  const size = 10 ** Math.floor(Math.log10(Math.max(1, span / wanted)));
  const step = [1, 2, 5, 10].map((one) => one * size).find((one) => span / one <= wanted) ?? span;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, n) => first + n * step);
}

/**
 * The chapters that are drawn: those that begin while there are scores.
 *
 * @returns {Span[]}
 */
export function spansOf({ chapters }, { from, to }) {
  const spans = chapters.map(({ title, seq }, place) => ({
    title,
    from: seq,
    to: (chapters[place + 1]?.seq ?? to + 1) - 1,
  }));
  return spans.filter((span) => span.to >= from);
}

/** Each line's value at the end of each chapter; null before its first value. */
export function tableOf(story) {
  const spans = spansOf(story, extentOf(story));
  return {
    columns: spans.map(({ title }) => title),
    rows: story.lines.map(({ key, label, points }) => ({
      key,
      name: label,
      cells: spans.map(({ to }) => points.findLast(([seq]) => seq <= to)?.[1] ?? null),
    })),
  };
}

/** A description of the plot for screen readers: everybody's final score. */
export function summaryOf({ counts, lines }) {
  const ended = lines.map(({ label, points }) => `${label} ${points.at(-1)?.[1] ?? 0}`);
  return t("{counts} over time. At the end: {ended}.", { counts, ended: ended.join(", ") });
}

/** The colour of a line: that of the creature's clay, of the team, or else of the seat. */
export function colourOf({ game, state }, { key, seat }, seatColour) {
  if (game === "clay_o_rama") {
    const creature = state.creatures.find(({ id }) => String(id) === key);
    return creature?.colour || seatColour(seat);
  }
  return game === "slargeball" ? state.colours[Number(key) - 1] : seatColour(seat);
}
