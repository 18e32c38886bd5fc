// What to do now in Generation Zero, as a headline and a sentence. Pure.
import { awaitedText } from "../awaited.js";
import { overOrDice, whoWon } from "../headline.js";
import { colourOf, figureName, nameOf, placeName, taskNow } from "./questions.js";
import { t } from "../../language.js";

const PHASES = {
  laying_locations: t("The Locations are laid"),
  drawing_spots: t("Lots decide where the cards lie"),
  dealing_agents: t("Agents are dealt"),
  dealing_sues: t("’Sues are dealt"),
  laying_monsters: t("Monsters are laid face down"),
  laying_canons: t("Canons are laid face down"),
  placing: t("Everybody takes a place"),
  voting: t("Who should begin?"),
  rolling: t("Who begins?"),
};

export function headlineOf(session) {
  const { state } = session;
  const player = PHASES[state.phase] ? null : state.turn?.player;
  return {
    title: titleOf(session),
    colour: player && colourOf(player),
    round:
      state.round > 0 &&
      t("Round {round} of {rounds}", { round: state.round, rounds: state.house.rounds }),
    awaited: overOrDice(session) ?? wanted(session),
  };
}

function titleOf({ state, outcome }) {
  if (state.phase === "over") return whoWon(outcome, (seat) => nameOf(state, seat));
  if (PHASES[state.phase]) return PHASES[state.phase];
  if (!state.turn) return t("Between turns");
  const who = { player: nameOf(state, state.turn.player) };
  return state.turn.part === "sues" ? t("{player}’s ’Sues", who) : t("{player}’s Agents", who);
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
        ? t("Battle at {place}: {current} thrusts.", {
            place: placeName(state, task.place),
            current: figureName(state, task.current),
          })
        : t("Battle at {place}.", { place: placeName(state, task.place) });
    case "Act":
      return t("{figure} acts.", { figure: figureName(state, task.figure) });
    case "Reward":
      return t("{figure} has points to add.", { figure: figureName(state, task.figure) });
    default:
      return t("A Canon is moved.");
  }
}
