// Queries on the state of a game of Generation Zero. Pure.
import { seatColour } from "../colours.js";
import { t } from "../../language.js";

const HIDDEN = "hidden";

export function nameOf(state, seat) {
  return state.players.find((player) => player.seat === seat)?.name ?? t("a Monster");
}

export function colourOf(seat) {
  return seat > 0 ? seatColour(seat) : "brown";
}

export function figureOf(state, number) {
  return state.figures.find((figure) => figure.number === number) ?? null;
}

/** A figure's name; a Monster that was not turned up has none yet. */
export function figureName(state, number) {
  const figure = figureOf(state, number);
  if (!figure) return t("somebody");
  return figure.name === HIDDEN ? t("a Monster") : figure.name;
}

export function placeOf(state, number) {
  return state.places.find((place) => place.number === number) ?? null;
}

export function placeName(state, number) {
  return placeOf(state, number)?.name ?? t("out of play");
}

export function isHidden(canon) {
  return !canon || canon.card === HIDDEN;
}

export function canonName(canon) {
  return isHidden(canon) ? t("a Canon") : canon.card;
}

const KINDS = { agent: t("Agent"), sue: t("’Sue"), monster: t("Monster") };

export function kindName({ kind }) {
  return KINDS[kind];
}

/** Living figures and free Canons on a Location. */
export function standingOn(state, number) {
  return {
    figures: state.figures.filter(({ at, health }) => at === number && health > 0),
    canons: state.canons.filter(({ at }) => at === number),
  };
}

/** A player's figures in play: their 'Sues, then their Agents. */
export function figuresOf(state, seat) {
  const own = state.figures.filter((figure) => figure.seat === seat && !figure.spare);
  return [...own.filter(({ kind }) => kind === "sue"), ...own.filter(({ kind }) => kind !== "sue")];
}

export function taskNow(state) {
  return state.tasks.at(-1) ?? null;
}

/**
 * The Location at which something happens now: that of the battle, of the figure that acts, or of
 * the first one that may act.
 */
export function placeNow(state) {
  const task = taskNow(state);
  if (task?.place) return task.place;
  const acting = figureOf(state, task?.figure);
  const part = state.turn?.part === "sues" ? "sue" : "agent";
  const may = figuresOf(state, state.turn?.player).find(
    ({ kind, health }) => kind === part && health > 0,
  );
  return (acting ?? may)?.at ?? null;
}
