// Which part of the page the address names after its #: the game, or table and camera.
import { useEffect, useState } from "../view.js";

export const GAME = "game";
export const CALIBRATE = "calibrate";

const NAMED = { "#/calibrate": CALIBRATE };

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
