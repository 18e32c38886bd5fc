// What is to be done now: whose move it is, at which step, who or what is awaited, and the forms.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { awaitedText, diceText } from "../awaited.js";
import { DiceForm } from "../../forms/dice.js";
import { clayStyle } from "./clay.js";
import { colourOf, nameOf, playerOf, stepNow, stepsOf } from "./questions.js";
import { Swatch } from "./swatch.js";
import { spelled } from "../../words.js";
import { Building } from "./building.js";
import { OwnMove } from "./own_move.js";
import { Landing } from "./landing.js";
import { Fight } from "./fight.js";

export function Now({ session }) {
  const { state } = session;
  const { title, colour } = headline(session);
  return html`
    <section class="now" data-testid="now" data-phase=${state.phase} style=${clayStyle(colour)}>
      <header>
        ${colour && html`<${Swatch} colour=${colour} large />`}
        <h2 data-testid="whose-move">${title}</h2>
        ${state.round > 0 && html`<p class="round" data-testid="round">Round ${state.round}</p>`}
      </header>
      ${state.turn && state.phase === "playing" && html`<${Steps} state=${state} />`}
      <p class="awaited" data-testid="awaited">${awaited(session)}</p>
      <${DiceForm} session=${session} />
      <${Matter} session=${session} />
    </section>
  `;
}

function headline({ state, outcome, awaiting }) {
  if (state.phase === "over") {
    const [winner] = outcome?.winners ?? [];
    const name = winner ? playerOf(state, winner)?.name : "Nobody";
    return { title: `${name} won`, colour: winner ? playerOf(state, winner)?.colour : "" };
  }
  if (state.phase === "building") return { title: "Building and weigh-in", colour: "" };
  if (awaiting?.roll && state.phase === "initiative") return { title: "Initiative", colour: "" };
  if (!state.turn) return { title: "Between moves", colour: "" };
  const { creature } = state.turn;
  return { title: `${nameOf(state, creature)}’s move`, colour: colourOf(state, creature) };
}

function awaited(session) {
  const { state, awaiting, outcome } = session;
  if (state.phase === "over") return outcome?.why ?? state.ending;
  if (awaiting?.roll) return `${diceText(awaiting.roll)} for ${awaiting.roll.why}.`;
  if (state.shot) return `The missile is in the air. What did it touch first?`;
  return awaitedText(session, (seat) => playerOf(state, seat)?.name ?? `seat ${seat}`);
}

function Steps({ state }) {
  const steps = stepsOf(state);
  const at = steps.indexOf(stepNow(state));
  return html`
    <ol class="steps" aria-label="Steps of the move">
      ${steps.map(
        (step, place) => html`
          <li
            data-state=${place < at ? "past" : place === at ? "now" : "to-come"}
            aria-current=${place === at ? "step" : undefined}
          >
            ${spelled(step)}
          </li>
        `,
      )}
    </ol>
  `;
}

/** The forms for what is open; each shows only what the rules allow the caller now. */
function Matter({ session }) {
  const { deeds } = useTable();
  const { state, role } = session;
  if (state.phase === "building") return html`<${Building} session=${session} />`;
  if (state.phase === "over") {
    return (
      role === "referee" &&
      html`<button class="primary" onClick=${() => deeds.show("new-game")}>New game</button>`
    );
  }
  if (session.awaiting?.roll) return null;
  if (state.shot) return html`<${Landing} session=${session} />`;
  if (state.assault || state.riposte) return html`<${Fight} session=${session} />`;
  return html`<${OwnMove} session=${session} />`;
}
