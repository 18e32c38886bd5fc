// Queries on the state of a game of Metamorph. Pure.
import { seatColour } from "../colours.js";
import { called } from "./names.js";
import { t, tn } from "../../language.js";

export function playerOf(state, seat) {
  return state.players.find((player) => player.seat === seat) ?? null;
}

export function nameOf(state, seat) {
  return playerOf(state, seat)?.name ?? t("Seat {seat}", { seat });
}

export function colourOf(seat) {
  return seatColour(seat);
}

/** A shape by its name, with its numbers from the table. */
export function shapeOf(state, name) {
  return state.book.shapes.find((shape) => shape.name === name) ?? null;
}

/** A player's shape as text; for a Blob also the shape that it will become. */
export function shapeText(player) {
  const shape = called(player.shape);
  if (!player.change || player.shape === player.change.target) return shape;
  return t("{shape}, becoming {target}", { shape, target: called(player.change.target) });
}

/** A player's health; 0 for one who is out of the game, as in the standings. */
export function healthOf({ gone, health }) {
  return gone ? 0 : health;
}

const GONE = { dead: t("dead"), left: t("left the map") };

/** What currently affects a wizard, a few words each. */
export function troublesOf(state, player) {
  if (player.gone) return [GONE[player.gone] ?? player.gone];
  return [
    player.altitude === "air" && t("flying"),
    player.altitude === "high" && t("flying high"),
    player.slow > 0 && t("slowed: {turns}", { turns: turnsTold(player.slow) }),
    player.restrict > 0 && t("restricted: {turns}", { turns: turnsTold(player.restrict) }),
    player.stuck > 0 && t("stuck: {turns}", { turns: turnsTold(player.stuck) }),
    player.poison > 0 && t("poisoned: {turns}", { turns: turnsTold(player.poison) }),
    player.hold && t("held by {by}", { by: nameOf(state, player.hold.by) }),
  ].filter(Boolean);
}

function turnsTold(count) {
  return tn("{count} turn", "{count} turns", count);
}

const SIXTH = { L: -1, R: 1 };

/** A wizard's facing after these steps. */
export function facingAfter(facing, steps) {
  const turned = [...steps].reduce((sum, step) => sum + (SIXTH[step] ?? 0), facing);
  return ((turned % 6) + 6) % 6;
}
