// Queries on the state of a game of Clearing House. Pure.
import { seatColour } from "../colours.js";
import { t } from "../../language.js";

export const CARDS = {
  move: { title: t("Move"), text: t("One space in any direction."), command: "PlayMove" },
  double_move: {
    title: t("Double Move"),
    text: t("Two spaces the same way."),
    command: "PlayDoubleMove",
  },
  abduct: {
    title: t("Abduct"),
    text: t("Move somebody beside you, and steal a card."),
    command: "PlayAbduct",
  },
  armor: { title: t("Armor"), text: t("Stops one attack in this round."), command: "PlayArmor" },
  attack: { title: t("Attack"), text: t("Somebody beside you, or a trap."), command: "PlayAttack" },
  ranged_attack: {
    title: t("Ranged Attack"),
    text: t("Along row, column or diagonal; a die decides."),
    command: "PlayRangedAttack",
  },
  ambush: { title: t("Ambush"), text: t("A trap on a space within two."), command: "PlayAmbush" },
  intervene: {
    title: t("Intervene"),
    text: t("Cancels an action; costs your next turn."),
    command: "Intervene",
  },
};

const HIDDEN = "hidden";

export function titleOf(card) {
  return CARDS[card]?.title ?? t("a card");
}

export function playerOf(state, seat) {
  return state.players.find((player) => player.seat === seat) ?? null;
}

export function nameOf(state, seat) {
  return playerOf(state, seat)?.name ?? t("Seat {seat}", { seat });
}

export function colourOf(seat) {
  return seatColour(seat);
}

/** A space's name: column, then row, as the two dice of the police give it ("3-2"). */
export function spaceName({ column, row }) {
  return `${column}-${row}`;
}

/** A space in words, as in the log: "column 3, row 2". */
export function spaceWords({ column, row }) {
  return t("column {column}, row {row}", { column, row });
}

export function isSpace(one, other) {
  return one?.column === other?.column && one?.row === other?.row;
}

/** Everything a player holds, base cards first, as [card, how many]. */
export function handOf(player) {
  return tally([...player.base, ...player.hand]);
}

export function tally(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export function isKnown(card) {
  return card !== HIDDEN;
}

export function cardsHeld(player) {
  return player.hand.length + player.base.length;
}
