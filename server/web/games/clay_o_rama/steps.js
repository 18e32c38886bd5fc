// The steps of a move: the current one, and in one's own move going on to a later one.
import { html } from "../../view.js";
import { spelled } from "../../words.js";
import { stepNow, stepsOf } from "./questions.js";
import { t } from "../../language.js";

/** Told only. */
export function Steps({ state }) {
  const steps = stepsOf(state);
  const at = steps.indexOf(stepNow(state));
  return html`
    <ol class="steps" aria-label=${t("Steps of the move")}>
      ${steps.map(
        (step, place) => html`
          <li data-state=${when(place, at)} aria-current=${place === at ? "step" : undefined}>
            ${spelled(step)}
          </li>
        `,
      )}
    </ol>
  `;
}

/** As tabs: a step without anything left to do cannot be chosen. */
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
            data-state=${when(place, at)}
            aria-selected=${step === chosen}
            disabled=${!open.has(step)}
            onClick=${() => choose(step)}
          >
            ${spelled(step)}
          </button>
        `,
      )}
    </div>
  `;
}

function when(place, at) {
  if (place === at) return "now";
  return place < at ? "past" : "to-come";
}
