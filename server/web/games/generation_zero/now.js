// What is to be done now, in a headline and a sentence.
import { html } from "../../view.js";
import { listed } from "../../words.js";
import { awaitedText, diceText } from "../awaited.js";
import { Swatch } from "../swatch.js";
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

export function Headline({ session }) {
  const { state } = session;
  const { title, seat } = headline(session);
  return html`
    <header>
      ${seat && html`<${Swatch} colour=${colourOf(seat)} large />`}
      <h2 data-testid="whose-move">${title}</h2>
      ${state.round > 0 && html`<p class="round" data-testid="round">Round ${state.round} of ${state.house.rounds}</p>`}
    </header>
    <p class="awaited" data-testid="awaited">${awaited(session)}</p>
  `;
}

function headline({ state, outcome }) {
  if (state.phase === "over") {
    const names = (outcome?.winners ?? []).map((seat) => nameOf(state, seat));
    return { title: names.length ? `${listed(names)} won` : "Nobody won" };
  }
  if (PHASES[state.phase]) return { title: PHASES[state.phase] };
  if (!state.turn) return { title: "Between turns" };
  const part = state.turn.part === "sues" ? "’Sues" : "Agents";
  return { title: `${nameOf(state, state.turn.player)}’s ${part}`, seat: state.turn.player };
}

function awaited({ state, awaiting, outcome }) {
  if (state.phase === "over") return outcome?.why ?? state.ending;
  if (awaiting?.roll) return `${diceText(awaiting.roll)}: ${awaiting.roll.why}.`;
  const waiting = awaitedText({ awaiting }, (seat) => nameOf(state, seat));
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
