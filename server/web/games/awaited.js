// Who or what the game waits for, in words. Pure.
import { listed } from "../words.js";

/**
 * @param {{awaiting: Awaiting | null, seat: number | null}} session
 * @param {(seat: number) => string} nameOf - a seat's name; whoever reads it is told so to their face
 */
export function awaitedText({ awaiting, seat }, nameOf) {
  if (!awaiting) return "The game is over.";
  if (awaiting.roll) return `${diceText(awaiting.roll)}: ${awaiting.roll.why}`;
  if (awaiting.shuffle) return `An order is wanted: ${awaiting.shuffle.why}`;
  const names = listed(awaiting.seats.map((one) => called(one, seat, nameOf)));
  return names === "you" ? "It is your turn." : `Waiting for ${names}.`;
}

function called(one, reader, nameOf) {
  if (one === null) return "the referee";
  return one === reader ? "you" : nameOf(one);
}

/** "2d6" as the dice are called, "d6" for one. */
export function diceText({ count, sides }) {
  return `Roll ${count === 1 ? "" : count}d${sides}`;
}
