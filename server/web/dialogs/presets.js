// The bundles of house rules a game can begin with, in words. Pure.
import { spelled } from "../words.js";

const CLAY_O_RAMA = [
  ["classic", "Classic", "Hand-spans, missiles, hit points by the share of the clay."],
  ["kids", "Kids", "10 minutes of building, fixed lengths, no missiles, 48 hit points for all."],
  ["arena", "Arena", "Missiles first, then moves; creatures fight only where they touch."],
  ["small_table", "Small table", "Movement is counted in fists instead of spans."],
].map(([name, title, text]) => ({ name, title, text, options: { preset: name } }));

export const DICE = [
  { name: "seeded", title: "The program rolls", text: "Fast; the same game replays the same." },
  { name: "typed", title: "We roll", text: "Dice on the table, typed into the page." },
  { name: "camera", title: "The camera reads them", text: "Typed where it cannot." },
];

/** @returns {{name: string, title: string, text?: string, options: object}[]} */
export function presetsOf(game) {
  if (game.name === "clay_o_rama") return CLAY_O_RAMA;
  return Object.entries(game.options).map(([name, { type: _type, ...options }]) => ({
    name,
    title: spelled(name),
    options,
  }));
}
