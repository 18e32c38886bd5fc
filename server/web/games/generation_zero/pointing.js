// Possible commands, and what to click for them: figures, Locations and Canons by a letter and their
// number, everything else by its text. Pure.
import { spelled } from "../../words.js";
import { canonName, figureName, nameOf, placeName } from "./questions.js";
import { t } from "../../language.js";

export const TOOLS = {
  Vote: t("Who begins?"),
  Move: t("Move"),
  Flee: t("Flee"),
  Attack: t("Thrust"),
  UseAbility: t("Ability"),
  UseArtefact: t("Artefact"),
  WriteChapter: t("Write a chapter"),
  MoveCanon: t("Move the Canon"),
  Look: t("Look at a Canon"),
  Ensnare: t("Ensnare"),
  Fight: t("Fight here"),
  Challenge: t("Challenge the Monster"),
  Improve: t("Add a point to"),
  Rest: t("Rest"),
  Finish: t("Finish with"),
  TurnUp: t("The Monster is"),
};

/**
 * Commands without a further choice, with their texts. A turn has a part for the ’Sues, then one
 * for the Agents.
 */
export function atOnce(state) {
  return {
    Hold: t("Let the thrust go by"),
    EndPart: state.turn?.part === "sues" ? t("Done with the ’Sues") : t("End the turn"),
  };
}

const figure = (number) => `f${number}`;
const place = (number) => `p${number}`;
const canon = (number) => `c${number}`;

const PATHS = {
  Vote: (state, one) => [nameOf(state, one.first)],
  Move: (state, one) => [figure(one.figure), ...walked(state, one.path)],
  Flee: (state, one) => walked(state, one.path),
  Attack: (_, one) => [figure(one.target)],
  UseAbility: (_, one) => [
    figure(one.figure),
    one.department && t("of the department"),
    one.target !== null && figure(one.target),
    one.stat && spelled(one.stat),
    one.canon !== null && canon(one.canon),
    ...one.places.map(place),
  ],
  UseArtefact: (_, one) => [one.artefact, figure(one.target)],
  WriteChapter: (_, one) => [figure(one.figure), canon(one.canon)],
  MoveCanon: (state, one) =>
    one.path.length ? walked(state, one.path) : [t("Leave it where it is")],
  Look: (_, one) => [figure(one.figure), canon(one.canon)],
  Ensnare: (_, one) => [figure(one.figure), canon(one.canon)],
  Fight: (_, one) => [place(one.place)],
  Challenge: (_, one) => [figure(one.figure)],
  Improve: (_, one) => [spelled(one.stat)],
  Rest: (_, one) => [figure(one.figure)],
  Finish: (_, one) => [figure(one.figure)],
  TurnUp: (_, one) => [one.card],
};

/** Returns a function from a command to the keys to click for it, in order. */
export function pathOf(state) {
  return (command) => PATHS[command.type](state, command).filter(Boolean);
}

/** The keys for a path: its end, and the Locations on the way if there are any. */
function walked(state, path) {
  const by = path.slice(0, -1).map((number) => placeName(state, number));
  return [place(path.at(-1)), by.length > 0 && t("by way of {by}", { by: by.join(", ") })];
}

/** Whether a key is clicked on the board, not on a button below it. */
export function onBoard(key) {
  return /^[fpc]\d+$/.test(key);
}

export function wordsOf(state) {
  return (key) => {
    const number = Number(key.slice(1));
    if (!onBoard(key)) return key;
    if (key[0] === "f") return figureName(state, number);
    if (key[0] === "p") return placeName(state, number);
    return canonName(state.canons.find((one) => one.number === number));
  };
}
