// The steps of a move: the current one, and in one's own move going on to a later one.
import { html } from "../../view.js";
import { spelled } from "../../words.js";
import { creatureOf, spanOf, stepNow, stepsOf } from "./questions.js";
import { t } from "../../language.js";

/** The steps as plain text, without buttons. */
export function Steps({ state }) {
  const steps = stepsOf(state);
  const at = steps.indexOf(stepNow(state));
  return html`
    <ol class="steps" aria-label=${t("Steps of the move")}>
      ${steps.map(
        (step, place) => html`
          <li
            data-state=${when(state, step, place, at)}
            aria-current=${place === at ? "step" : undefined}
          >
            <${Name} state=${state} step=${step} />
          </li>
        `,
      )}
    </ol>
  `;
}

/** The steps as tabs; a step with nothing left to do cannot be chosen. */
export function StepTabs({ state, open, chosen, choose }) {
  const steps = stepsOf(state);
  const at = steps.indexOf(stepNow(state));
  return html`
    <div class="steps" role="tablist" aria-label=${t("Steps of the move")}>
      ${steps.map(
        (step, place) => html`
          <button
            role="tab"
            data-testid=${`step-${step}`}
            data-state=${when(state, step, place, at)}
            aria-selected=${step === chosen}
            disabled=${!open.has(step)}
            onClick=${() => choose(step)}
          >
            <${Name} state=${state} step=${step} />
          </button>
        `,
      )}
    </div>
  `;
}

function Name({ state, step }) {
  return html`${spelled(step)}${isSkipped(state, step) && html` <small>${t("skipped")}</small>`}`;
}

/** Whether a step is skipped: walking is if the player's span is unknown. */
function isSkipped(state, step) {
  const seat = creatureOf(state, state.turn?.creature)?.player;
  return step === "move" && seat !== undefined && spanOf(state, seat) === null;
}

function when(state, step, place, at) {
  if (isSkipped(state, step)) return "skipped";
  if (place === at) return "now";
  return place < at ? "past" : "to-come";
}
