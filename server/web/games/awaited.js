// Who or what the game waits for, in words. Pure.
import { listed } from "../words.js";
import { t } from "../language.js";

/**
 * @param {{awaiting: Awaiting | null, seat: number | null}} session
 * @param {(seat: number) => string} nameOf - a seat's name; whoever reads it is told so to their face
 */
export function awaitedText({ awaiting, seat }, nameOf) {
  if (!awaiting) return t("The game is over.");
  if (awaiting.roll) return `${diceText(awaiting.roll)}: ${awaiting.roll.why}`;
  if (awaiting.shuffle) return t("An order is needed: {why}", { why: awaiting.shuffle.why });
  if (awaiting.seats.length === 1 && awaiting.seats[0] === seat) return t("It is your turn.");
  const names = listed(awaiting.seats.map((one) => called(one, seat, nameOf)));
  return t("Waiting for {names}.", { names });
}

function called(one, reader, nameOf) {
  if (one === null) return t("the referee");
  return one === reader ? t("you") : nameOf(one);
}

/** Dice in the usual notation: "2d6", or "d6" for one. */
export function diceText({ count, sides }) {
  return t("Roll {count}d{sides}", { count: count === 1 ? "" : count, sides });
}
