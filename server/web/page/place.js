// The part of the page that the address names after #: the game, its report, the big screen, table and
// camera, or all games.
import { useEffect, useState } from "../view.js";

export const GAME = "game";
export const CALIBRATE = "calibrate";
export const KEPT = "kept";
export const REPORT = "report";
export const ROOM = "room";
export const FIRST = "first";

/** The part of the address after # for each place except the game. */
export const ADDRESSES = {
  [CALIBRATE]: "#/calibrate",
  [KEPT]: "#/games",
  [REPORT]: "#/report",
  [ROOM]: "#/room",
  [FIRST]: "#/first",
};
const NAMED = Object.fromEntries(Object.entries(ADDRESSES).map(([place, at]) => [at, place]));

/**
 * The current place. It is read from the address at every draw, as opening a game removes the #.
 */
export function usePlace() {
  const [, draw] = useState(0);
  useEffect(() => {
    const moved = () => draw((times) => times + 1);
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return NAMED[location.hash] ?? GAME;
}

/**
 * Whether to offer calibration: in a game to the referee only, before the first game to everybody
 * (the server decides).
 */
export function mayCalibrate(state) {
  return state.phase === "empty" || (state.phase === "playing" && state.session.role === "referee");
}

/**
 * Whether to offer the list of games: as for calibration, and also if the game does not exist. The
 * server decides.
 */
export function maySeeGames(state) {
  return mayCalibrate(state) || state.phase === "missing";
}
