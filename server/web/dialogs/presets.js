// The bundles of house rules a game can begin with, in words. Pure.
import { spelled } from "../words.js";

const CLAY_O_RAMA = [
  ["classic", "Classic", "Hand-spans, missiles, hit points by clay."],
  ["kids", "Kids", "Fixed lengths, no missiles, 48 hit points."],
  ["arena", "Arena", "Missiles first; fights only at a touch."],
  ["small_table", "Small table", "Movement in fists instead of spans."],
].map(([name, title, text]) => ({ name, title, text, options: { preset: name } }));

export const DICE = [
  { name: "seeded", title: "The program rolls", text: "Fast, and replays the same." },
  { name: "typed", title: "We roll", text: "Typed into the page." },
  { name: "camera", title: "The camera reads", text: "Typed where it cannot." },
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
