// Who or what the game waits for, in words. Pure.
import { counted, listed } from "../words.js";

/** @param {Function} nameOf - a seat's name */
export function awaitedText(session, nameOf) {
  const { awaiting } = session;
  if (!awaiting) return "The game is over.";
  if (awaiting.roll) return `${diceText(awaiting.roll)}: ${awaiting.roll.why}`;
  if (awaiting.shuffle) return `An order is wanted: ${awaiting.shuffle.why}`;
  const names = awaiting.seats.map((seat) => (seat === null ? "the referee" : nameOf(seat)));
  return `Waiting for ${listed(names)}.`;
}

/** "2d6" as the dice are called, "d6" for one. */
export function diceText({ count, sides }) {
  return `Roll ${count === 1 ? "" : count}d${sides}`;
}

/** "2 dice with 6 faces". */
export function diceWords({ count, sides }) {
  return `${counted(count, "die", "dice")} with ${sides} faces`;
}
