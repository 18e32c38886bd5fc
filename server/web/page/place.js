// The part of the page that the address names after #: the game, its report, the big screen, table and
// camera, or all games.
import { useEffect, useState } from "../view.js";

export const GAME = "game";
export const CALIBRATE = "calibrate";
export const KEPT = "kept";
export const REPORT = "report";
export const ROOM = "room";
export const FIRST = "first";

/** What stands behind the # for each place but the game. */
export const ADDRESSES = {
  [CALIBRATE]: "#/calibrate",
  [KEPT]: "#/games",
  [REPORT]: "#/report",
  [ROOM]: "#/room",
  [FIRST]: "#/first",
};
const NAMED = Object.fromEntries(Object.entries(ADDRESSES).map(([place, at]) => [at, place]));

/** Read anew at every draw: a new game is opened under an address without a #. */
export function usePlace() {
  const [, draw] = useState(0);
  useEffect(() => {
    const moved = () => draw((times) => times + 1);
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return NAMED[location.hash] ?? GAME;
}

/** Before the first game the server alone decides; in a game only the referee may. */
export function mayCalibrate(state) {
  return state.phase === "empty" || (state.phase === "playing" && state.session.role === "referee");
}

/** Whoever may not is refused by the server; who has no game to look at may try. */
export function maySeeGames(state) {
  return mayCalibrate(state) || state.phase === "missing";
}
