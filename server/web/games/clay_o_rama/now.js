// What to do now: whose move it is, at which step, what the game waits for, and the forms.
import { html } from "../../view.js";
import { listed } from "../../words.js";
import { awaitedText, diceText } from "../awaited.js";
import { DiceForm } from "../../forms/dice.js";
import { colourStyle } from "../colours.js";
import { Matter } from "./matter.js";
import { colourOf, nameOf, playerOf } from "./questions.js";
import { situation } from "./situation.js";
import { Steps } from "./steps.js";
import { Swatch } from "../swatch.js";
import { t } from "../../language.js";

export function Now({ session }) {
  const { state } = session;
  const { title, colour, round, awaited: told } = headlineOf(session);
  return html`
    <section class="now" data-testid="now" data-phase=${state.phase} style=${colourStyle(colour)}>
      <header>
        ${colour && html`<${Swatch} colour=${colour} large />`}
        <h2 data-testid="whose-move">${title}</h2>
        ${round && html`<p class="round" data-testid="round">${round}</p>`}
      </header>
      ${state.turn && told && html`<${Steps} state=${state} />`}
      ${told && html`<p class="awaited" data-testid="awaited">${told}</p>`}
      <${DiceForm} session=${session} />
      <${Matter} session=${session} />
    </section>
  `;
}

export function headlineOf(session) {
  const { round } = session.state;
  return {
    ...headline(session),
    round: round > 0 && t("Round {round}", { round }),
    awaited: ownMove(session) ? null : awaited(session),
  };
}

/** Whether only the creature whose turn it is has to act, which the headline says already. */
function ownMove({ legal }) {
  return legal.some((command) => command.type === "EndMove");
}

function headline({ state, outcome, awaiting }) {
  if (state.phase === "over") return winner(state, outcome);
  if (state.phase === "building") return { title: t("Building and weigh-in"), colour: "" };
  if (awaiting?.roll && state.phase === "initiative") return { title: t("Initiative"), colour: "" };
  if (!state.turn) return { title: t("Between moves"), colour: "" };
  const { creature } = state.turn;
  return {
    title: t("{creature}’s move", { creature: nameOf(state, creature) }),
    colour: colourOf(state, creature),
  };
}

function winner(state, outcome) {
  const winners = (outcome?.winners ?? []).map((seat) => playerOf(state, seat));
  const names = listed(winners.map((player) => player?.name));
  return {
    title: t("{names} won", { names: names || t("Nobody") }),
    colour: winners[0]?.colour ?? "",
  };
}

function awaited(session) {
  const { state, awaiting, outcome } = session;
  if (state.phase === "over") return outcome?.why ?? state.ending;
  if (awaiting?.roll) return `${diceText(awaiting.roll)}: ${awaiting.roll.why}.`;
  const name = (seat) => playerOf(state, seat)?.name ?? t("seat {seat}", { seat });
  return situation(state) ?? awaitedText(session, name);
}
