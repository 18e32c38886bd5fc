// What is to be done now in Clearing House, in a headline and a sentence. Pure.
import { listed } from "../../words.js";
import { awaitedText } from "../awaited.js";
import { overOrDice } from "../headline.js";
import { colourOf, nameOf, titleOf as cardTitle } from "./questions.js";

const PHASES = {
  dealing: "Dealing",
  drafting: "Draft",
  starting: "Who starts?",
  police: "The police come",
};

export function headlineOf(session) {
  const { state } = session;
  const player = PHASES[state.phase] ? state.fleeing : state.turn?.player;
  return {
    title: titleOf(session),
    colour: player && colourOf(player),
    round: state.round > 0 && place(state),
    awaited: overOrDice(session) ?? wanted(session),
  };
}

function titleOf({ state, outcome }) {
  if (state.phase === "over") return winners(state, outcome);
  if (PHASES[state.phase]) return PHASES[state.phase];
  return state.turn ? `${nameOf(state, state.turn.player)}’s turn` : "Between turns";
}

function winners(state, outcome) {
  const names = (outcome?.winners ?? []).map((seat) => nameOf(state, seat));
  if (names.length === 1) return `${names[0]} is the last one alive`;
  return names.length ? `A tie of ${listed(names)}` : "Nobody won";
}

function place({ round, turn, house }) {
  return turn
    ? `Round ${round} · turn ${turn.cycle + 1} of ${house.turns_per_round}`
    : `Round ${round}`;
}

function wanted(session) {
  const { state } = session;
  const waiting = awaitedText(session, (seat) => nameOf(state, seat));
  if (state.stack.length > 0) return `${announced(state)} ${waiting}`;
  return state.phase === "playing" && state.turn ? cardsLeft(state) : waiting;
}

/** The action, and every Intervene upon it. */
function announced(state) {
  const [first, ...interveners] = state.stack;
  const on = first.victim ? ` on ${nameOf(state, first.victim)}` : "";
  const action = `${nameOf(state, first.player)} announces ${cardTitle(first.card)}${on}.`;
  const against = interveners.map((one) => ` ${nameOf(state, one.player)} intervenes.`).join("");
  return `${action}${against}`;
}

function cardsLeft({ turn }) {
  const more = turn.most - turn.played;
  return more === 1 ? "One more card may be played." : `Up to ${more} cards may be played.`;
}
