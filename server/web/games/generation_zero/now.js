// What is to be done now in Generation Zero, in a headline and a sentence. Pure.
import { awaitedText } from "../awaited.js";
import { overOrDice, whoWon } from "../headline.js";
import { colourOf, figureName, nameOf, placeName, taskNow } from "./questions.js";

const PHASES = {
  laying_locations: "The Locations are laid",
  drawing_spots: "Where the cards lie is drawn",
  dealing_agents: "Agents are dealt",
  dealing_sues: "’Sues are dealt",
  laying_monsters: "Monsters are laid face down",
  laying_canons: "Canons are laid face down",
  placing: "Everybody takes a place",
  voting: "Who should begin?",
  rolling: "Who begins?",
};

export function headlineOf(session) {
  const { state } = session;
  const player = PHASES[state.phase] ? null : state.turn?.player;
  return {
    title: titleOf(session),
    colour: player && colourOf(player),
    round: state.round > 0 && `Round ${state.round} of ${state.house.rounds}`,
    awaited: overOrDice(session) ?? wanted(session),
  };
}

function titleOf({ state, outcome }) {
  if (state.phase === "over") return whoWon(outcome, (seat) => nameOf(state, seat));
  if (PHASES[state.phase]) return PHASES[state.phase];
  if (!state.turn) return "Between turns";
  const part = state.turn.part === "sues" ? "’Sues" : "Agents";
  return `${nameOf(state, state.turn.player)}’s ${part}`;
}

function wanted(session) {
  const { state } = session;
  const waiting = awaitedText(session, (seat) => nameOf(state, seat));
  const task = taskNow(state);
  return task ? `${doing(state, task)} ${waiting}` : waiting;
}

function doing(state, task) {
  switch (task.type) {
    case "Battle":
      return task.current
        ? `Battle at ${placeName(state, task.place)}: ${figureName(state, task.current)} thrusts.`
        : `Battle at ${placeName(state, task.place)}.`;
    case "Act":
      return `${figureName(state, task.figure)} acts.`;
    case "Reward":
      return `${figureName(state, task.figure)} has points to add.`;
    default:
      return "A Canon is moved.";
  }
}
