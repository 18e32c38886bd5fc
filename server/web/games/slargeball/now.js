// Score, turn, phase, and who is awaited.
import { html } from "../../view.js";
import { listed } from "../../words.js";
import { awaitedText, diceText } from "../awaited.js";
import { Swatch } from "../swatch.js";
import { colourOf, figureOf, phaseText, playerName, titleOf } from "./questions.js";

export function Headline({ session }) {
  const { state } = session;
  return html`
    <header>
      <h2 data-testid="whose-move">${title(session)}</h2>
      ${
        state.turn > 0 &&
        html`<p class="round" data-testid="round">Turn ${state.turn} of ${state.period_end}</p>`
      }
    </header>
    <p class="score" data-testid="score">
      ${state.score.map(
        (points, place) => html`
          <span>
            <${Swatch} colour=${colourOf(state, place + 1)} />
            ${colourOf(state, place + 1)} <strong>${points}</strong>
            ${state.initiative === place + 1 && html`<small data-testid="initiative">initiative</small>`}
          </span>
        `,
      )}
    </p>
    <p class="awaited" data-testid="awaited">${awaited(session)}</p>
  `;
}

export function headlineOf(session) {
  const { state } = session;
  return {
    title: title(session),
    colour: state.mover && colourOf(state, figureOf(state, state.mover).team),
    round: state.turn > 0 && `Turn ${state.turn} of ${state.period_end}`,
    awaited: awaited(session),
  };
}

function title({ state, outcome }) {
  if (state.phase === "over") {
    const names = (outcome?.winners ?? []).map((seat) => playerName(state, seat));
    return names.length ? `${listed(names)} won` : "A draw";
  }
  if (state.phase === "moving" && state.mover) return `${titleOf(state, state.mover)}s move`;
  return phaseText(state);
}

function awaited(session) {
  const { state, awaiting, outcome } = session;
  if (state.phase === "over") return outcome?.why ?? state.ending;
  if (awaiting?.roll) return `${diceText(awaiting.roll)}: ${awaiting.roll.why}.`;
  return awaitedText(session, (seat) => playerName(state, seat));
}
