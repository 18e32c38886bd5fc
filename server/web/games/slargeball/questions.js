// Queries on the state of a match of Slargeball. Pure; lengths in 0.1 mm.
import { named } from "../../words.js";
import { decimal } from "../../decimals.js";
import { t } from "../../language.js";

const INCH = 254;

export function figureOf(state, id) {
  return state.figures.find((figure) => figure.id === id) ?? null;
}

export function sheetOf(state, position) {
  return state.sheets.find((sheet) => sheet.position === position) ?? null;
}

export function titleOf(state, position) {
  return sheetOf(state, position)?.title ?? position;
}

/** A figure's name as in the log: "green Tremple 3". */
export function nameOf(state, id) {
  const figure = figureOf(state, id);
  if (!figure) return t("somebody");
  return t("{colour} {title} {number}", {
    colour: named(colourOf(state, figure.team)),
    title: titleOf(state, figure.position),
    number: figure.number,
  });
}

export function colourOf(state, team) {
  return state.colours[team - 1] ?? "";
}

export function playerName(state, seat) {
  return state.players.find((player) => player.seat === seat)?.name ?? t("Seat {seat}", { seat });
}

/** Letters on a figure's base. */
export function markOf(figure) {
  const letters = {
    coach: "Co",
    captain: "Ca",
    goalie: "Go",
    tremple: "T",
    nickelback: "N",
    defensive_grelker: "D",
    rushing_grelker: "R",
  };
  return `${letters[figure.position] ?? "?"}${figure.number}`;
}

export function inches(tenths) {
  return t("{inches} in", { inches: decimal(tenths / INCH, 1) });
}

/** The length of a path from its start through all points. */
export function lengthOf(start, path) {
  const points = [start, ...path];
  return points
    .slice(1)
    .reduce(
      (sum, point, place) => sum + Math.hypot(point.x - points[place].x, point.y - points[place].y),
      0,
    );
}

export function carriedBy(state, id) {
  return state.balls.find((ball) => ball.carrier === id) ?? null;
}

const PHASES = {
  lots: t("Drawing lots"),
  setting_up: t("Setting up"),
  initiative: t("Initiative"),
  moving: t("Moving"),
  calling: t("Calling the Coach"),
  whapping: t("Whapping"),
  toppling: t("Falling"),
  flinging: t("Flinging"),
  nabbing: t("Nabbing"),
  waking: t("Waking up"),
  closing: t("End of the turn"),
};

export function phaseText({ phase }) {
  return PHASES[phase] ?? named(phase);
}
