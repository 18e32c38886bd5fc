// Which spaces are clicked for a command, and what is then said, in words. Pure.
import { nameOf, playerOf, spaceName, spaceWords, titleOf } from "./questions.js";

/** The spaces, by name and in order, that say this command. */
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
  PlayMove: ["Where to?"],
  PlayDoubleMove: ["Where to?", "Through which space?"],
  PlayAbduct: ["Whom?", "Where is he put?"],
  PlayAttack: ["Whom, or which trap?"],
  PlayRangedAttack: ["Whom?"],
  PlayAmbush: ["Where does the trap lie?"],
  Flee: ["Where to?"],
};

/** What the next click decides. */
export function asked(type, clicks) {
  return ASKED[type]?.[clicks] ?? "";
}

const SAID = {
  PlayMove: (_, { to }) =>
    to ? `Move to ${spaceWords(to)}` : "Play Move, though every way is barred",
  PlayDoubleMove: (_, { to }) =>
    to ? `Double Move to ${spaceWords(to)}` : "Play Double Move, though every way is barred",
  PlayAbduct: (state, { victim, to }) => `Abduct ${nameOf(state, victim)} to ${spaceWords(to)}`,
  PlayAttack: (state, { victim, trap }) =>
    trap ? `Take the trap on ${spaceWords(trap)}` : `Attack ${nameOf(state, victim)}`,
  PlayRangedAttack: (state, { victim }) => `Shoot at ${nameOf(state, victim)}`,
  PlayAmbush: (_, { at }) => `Lay a trap on ${spaceWords(at)}`,
  PlayArmor: () => "Put on Armor",
  Flee: (_, { to, card }) => `Go to ${spaceWords(to)}${card ? `, discard ${titleOf(card)}` : ""}`,
};

export function said(state, command) {
  return SAID[command.type]?.(state, command) ?? "";
}
