// What to do now in Metamorph, as a headline and a sentence. Pure.
import { listed } from "../../words.js";
import { awaitedText } from "../awaited.js";
import { overOrDice, whoWon } from "../headline.js";
import { colourOf, nameOf } from "./questions.js";
import { t } from "../../language.js";

const PHASES = {
  dealing: t("The parts of the map are drawn"),
  rolling: t("Who goes first?"),
  laying: t("The map is laid"),
  placing: t("The wizards take their places"),
};

export function headlineOf(session) {
  const { state } = session;
  const player = PHASES[state.phase] ? null : state.turn?.player;
  return {
    title: titleOf(session),
    colour: player && colourOf(player),
    round: state.round > 0 && t("Round {round}", { round: state.round }),
    awaited: overOrDice(session) ?? wanted(session),
  };
}

function titleOf({ state, outcome }) {
  if (state.phase === "over") return whoWon(outcome, (seat) => nameOf(state, seat));
  if (PHASES[state.phase]) return PHASES[state.phase];
  return state.turn
    ? t("{player}’s turn", { player: nameOf(state, state.turn.player) })
    : t("Between turns");
}

function wanted(session) {
  const { state, legal } = session;
  if (state.turn && legal.length > 0) return done(state.turn);
  return awaitedText(session, (seat) => nameOf(state, seat));
}

/** What is left of a turn, which has one move, one spell, one special and one attack. */
function done(turn) {
  const left = [
    !turn.moved && t("a move"),
    !turn.cast && t("a spell"),
    !turn.special && t("a special"),
    !turn.fought && t("an attack"),
  ].filter(Boolean);
  return left.length
    ? t("Left for this turn: {left}, where possible.", { left: listed(left) })
    : t("All is done.");
}
