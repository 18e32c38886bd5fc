// Score, turn, phase, and who must act.
import { html } from "../../view.js";
import { listed, named } from "../../words.js";
import { awaitedText, diceText } from "../awaited.js";
import { Swatch } from "../swatch.js";
import { colourOf, phaseText, playerName, titleOf } from "./questions.js";
import { t } from "../../language.js";

export function Headline({ session }) {
  const { state } = session;
  return html`
    <header>
      <h2 data-testid="whose-move">${title(session)}</h2>
      ${
        state.turn > 0 &&
        html`<p class="round" data-testid="round">
          ${t("Turn {turn} of {turns}", { turn: state.turn, turns: state.period_end })}
        </p>`
      }
    </header>
    <p class="score" data-testid="score">
      ${state.score.map(
        (points, place) => html`
          <span>
            <${Swatch} colour=${colourOf(state, place + 1)} />
            ${named(colourOf(state, place + 1))} <strong>${points}</strong>
            ${state.initiative === place + 1 && html`<small data-testid="initiative">${t("initiative")}</small>`}
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
    colour: state.mover && colourOf(state, state.team),
    round:
      state.turn > 0 && t("Turn {turn} of {turns}", { turn: state.turn, turns: state.period_end }),
    awaited: awaited(session),
  };
}

function title({ state, outcome }) {
  if (state.phase === "over") {
    const names = (outcome?.winners ?? []).map((seat) => playerName(state, seat));
    return names.length ? t("{names} won", { names: listed(names) }) : t("A draw");
  }
  if (state.phase === "moving" && state.mover)
    return t("{figures}s move", { figures: titleOf(state, state.mover) });
  return phaseText(state);
}

function awaited(session) {
  const { state, awaiting, outcome } = session;
  if (state.phase === "over") return outcome?.why ?? state.ending;
  if (awaiting?.roll) return `${diceText(awaiting.roll)}: ${awaiting.roll.why}.`;
  return awaitedText(session, (seat) => playerName(state, seat));
}
