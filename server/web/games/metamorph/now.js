// What is to be done now in Metamorph, in a headline and a sentence. Pure.
import { listed } from "../../words.js";
import { awaitedText } from "../awaited.js";
import { overOrDice, whoWon } from "../headline.js";
import { colourOf, nameOf } from "./questions.js";

const PHASES = {
  dealing: "The parts of the map are drawn",
  rolling: "Who goes first?",
  laying: "The map is laid",
  placing: "The wizards take their places",
};

export function headlineOf(session) {
  const { state } = session;
  const player = PHASES[state.phase] ? null : state.turn?.player;
  return {
    title: titleOf(session),
    colour: player && colourOf(player),
    round: state.round > 0 && `Round ${state.round}`,
    awaited: overOrDice(session) ?? wanted(session),
  };
}

function titleOf({ state, outcome }) {
  if (state.phase === "over") return whoWon(outcome, (seat) => nameOf(state, seat));
  if (PHASES[state.phase]) return PHASES[state.phase];
  return state.turn ? `${nameOf(state, state.turn.player)}’s turn` : "Between turns";
}

function wanted(session) {
  const { state, legal } = session;
  if (state.turn && legal.length > 0) return done(state.turn);
  return awaitedText(session, (seat) => nameOf(state, seat));
}

/** A turn holds one move, one spell, one special and one attack, in any order. */
function done(turn) {
  const left = [
    !turn.moved && "a move",
    !turn.cast && "a spell",
    !turn.special && "a special",
    !turn.fought && "an attack",
  ].filter(Boolean);
  return left.length ? `Left for this turn: ${listed(left)}, where possible.` : "All is done.";
}
