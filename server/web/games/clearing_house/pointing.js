// The spaces to click for a command, and its text. Pure.
import { nameOf, playerOf, spaceName, spaceWords, titleOf } from "./questions.js";
import { t } from "../../language.js";

/** Returns a function from a command to the names of the spaces to click for it, in order. */
export function pathOf(state) {
  const paths = {
    PlayMove: ({ to }) => [to],
    PlayDoubleMove: ({ to, through }) => [to, through],
    PlayAbduct: ({ victim, to }) => [playerOf(state, victim).at, to],
    PlayAttack: ({ victim, trap }) => [trap ?? playerOf(state, victim).at],
    PlayRangedAttack: ({ victim }) => [playerOf(state, victim).at],
    PlayAmbush: ({ at }) => [at],
    Flee: ({ to }) => [to],
  };
  return (command) => (paths[command.type]?.(command) ?? []).filter(Boolean).map(spaceName);
}

const ASKED = {
  PlayMove: [t("Where to?")],
  PlayDoubleMove: [t("Where to?"), t("Through which space?")],
  PlayAbduct: [t("Whom?"), t("Where to put them?")],
  PlayAttack: [t("Whom, or which trap?")],
  PlayRangedAttack: [t("Whom?")],
  PlayAmbush: [t("Where does the trap lie?")],
  Flee: [t("Where to?")],
};

/** The question that the next click answers. */
export function asked(type, clicks) {
  return ASKED[type]?.[clicks] ?? "";
}

const SAID = {
  PlayMove: (_, { to }) =>
    to ? t("Move to {to}", { to: spaceWords(to) }) : t("Play Move, although every way is blocked"),
  PlayDoubleMove: (_, { to }) =>
    to
      ? t("Double Move to {to}", { to: spaceWords(to) })
      : t("Play Double Move, although every way is blocked"),
  PlayAbduct: (state, { victim, to }) =>
    t("Abduct {victim} to {to}", { victim: nameOf(state, victim), to: spaceWords(to) }),
  PlayAttack: (state, { victim, trap }) =>
    trap
      ? t("Take the trap on {trap}", { trap: spaceWords(trap) })
      : t("Attack {victim}", { victim: nameOf(state, victim) }),
  PlayRangedAttack: (state, { victim }) =>
    t("Shoot at {victim}", { victim: nameOf(state, victim) }),
  PlayAmbush: (_, { at }) => t("Lay a trap on {at}", { at: spaceWords(at) }),
  PlayArmor: () => t("Put on Armor"),
  Flee: (_, { to, card }) =>
    card
      ? t("Go to {to}, discard {card}", { to: spaceWords(to), card: titleOf(card) })
      : t("Go to {to}", { to: spaceWords(to) }),
};

export function said(state, command) {
  return SAID[command.type]?.(state, command) ?? "";
}
