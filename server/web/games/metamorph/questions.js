// What one may ask of a game of Metamorph as the server tells it. Pure.
import { seatColour } from "../colours.js";

export function playerOf(state, seat) {
  return state.players.find((player) => player.seat === seat) ?? null;
}

export function nameOf(state, seat) {
  return playerOf(state, seat)?.name ?? `Seat ${seat}`;
}

export function colourOf(seat) {
  return seatColour(seat);
}

/** The shape of a wizard, with its table's figures. */
export function shapeOf(state, name) {
  return state.book.shapes.find((shape) => shape.name === name) ?? null;
}

/** Turns of a Blob are told with what it is to be. */
export function shapeText(player) {
  if (!player.change) return player.shape;
  return player.shape === player.change.target
    ? player.shape
    : `${player.shape}, to be ${player.change.target}`;
}

const GONE = { dead: "dead", left: "left the map" };

/** What is the matter with a wizard, in a few words each. */
export function troublesOf(state, player) {
  if (player.gone) return [GONE[player.gone] ?? player.gone];
  return [
    player.altitude === "air" && "flying",
    player.altitude === "high" && "flying high",
    player.slow > 0 && `slow for ${player.slow}`,
    player.restrict > 0 && `restricted for ${player.restrict}`,
    player.stuck > 0 && `stuck for ${player.stuck}`,
    player.poison > 0 && `poisoned for ${player.poison}`,
    player.hold && `held by ${nameOf(state, player.hold.by)}`,
  ].filter(Boolean);
}

const SIXTH = { L: -1, R: 1 };

/** Where a wizard faces after these steps. */
export function facingAfter(facing, steps) {
  const turned = [...steps].reduce((sum, step) => sum + (SIXTH[step] ?? 0), facing);
  return ((turned % 6) + 6) % 6;
}
