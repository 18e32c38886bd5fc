// The standings at the end of a game, as rows and columns. Pure.
import { called } from "../metamorph/names.js";
import { spelled } from "../../words.js";
import { seatColour } from "../colours.js";
import { t } from "../../language.js";

/**
 * @typedef {{seat: number, name: string, colour: string, won: boolean, cells: (string | number)[]}} Row
 * @typedef {{columns: string[], rows: Row[]}} Standings - winners first, then by what counts
 */

const GAMES = {
  clay_o_rama: clay,
  clearing_house: clearing,
  generation_zero: zero,
  metamorph,
  slargeball,
};

/**
 * @param {Session} session
 * @returns {Standings}
 */
export function standingsOf(session) {
  const { columns, cellsOf, colourOf } = (GAMES[session.game] ?? plain)(session.state);
  const winners = session.outcome?.winners ?? [];
  const rows = (session.state.players ?? []).map((player) => ({
    seat: player.seat,
    name: player.name,
    colour: colourOf?.(player) ?? seatColour(player.seat),
    won: winners.includes(player.seat),
    cells: cellsOf(player),
  }));
  return { columns, rows: rows.sort(better) };
}

function better(one, other) {
  if (one.won !== other.won) return one.won ? -1 : 1;
  const at = one.cells.findIndex((cell, place) => cell !== other.cells[place]);
  const [mine, theirs] = [one.cells[at], other.cells[at]];
  return typeof mine === "number" && typeof theirs === "number" ? theirs - mine : 0;
}

function plain() {
  return { columns: [], cellsOf: () => [] };
}

function clay(state) {
  return {
    columns: [t("Hit points")],
    colourOf: ({ seat, colour }) =>
      state.creatures.find(({ player }) => player === seat)?.colour || colour || seatColour(seat),
    cellsOf: ({ seat }) => {
      const own = state.creatures.filter(({ player }) => player === seat);
      const alive = own.filter((one) => one.alive);
      return [own.length ? sum(alive, "hit_points") : "–"]; // not weighed in yet
    },
  };
}

function clearing() {
  return { columns: [t("Hearts")], cellsOf: ({ hearts }) => [hearts] };
}

function zero() {
  return {
    columns: [t("’Sues killed"), t("Agents killed")],
    cellsOf: (player) => [player.sues_killed, player.agents_killed],
  };
}

const GONE = { dead: t("dead"), left: t("left the map") };

function metamorph() {
  return {
    columns: [t("Health"), t("Mana"), t("Shape")],
    cellsOf: ({ health, mana, shape, gone }) => [
      gone ? 0 : health,
      mana,
      gone ? (GONE[gone] ?? gone) : called(shape),
    ],
  };
}

function slargeball(state) {
  return {
    columns: [t("Points"), t("Team")],
    colourOf: ({ team }) => state.colours[team - 1],
    cellsOf: ({ team }) => [state.score[team - 1] ?? 0, spelled(state.colours[team - 1] ?? "")],
  };
}

function sum(things, field) {
  return things.reduce((total, thing) => total + thing[field], 0);
}
