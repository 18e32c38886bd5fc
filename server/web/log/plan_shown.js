// The plan of a correction, before anything is written.
import { html, useEffect, useRef } from "../view.js";
import { inShort, namesIn } from "../forms/fields.js";
import { useTable } from "../page/table.js";
import { sentence } from "../words.js";
import { titled } from "../forms/command_names.js";
import { headingOf, placeOf, shortly, summary } from "./plan_words.js";
import { t, tn } from "../language.js";

const MOST_VALUES = 12; // differences of the state that are shown

/**
 * @param {{plan: Plan, also: (amendment: Amendment) => void, confirm: () => void,
 *   close: () => void}} props - `also` corrects one more entry in the same go
 */
export function PlanShown({ plan, also, confirm, close }) {
  const { state } = useTable();
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // From its beginning, and by screen readers too: the button that asked for it is gone.
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView({ block: "start" });
  }, [plan]);
  return html`
    <div
      class="plan"
      data-testid="plan"
      role="group"
      aria-label=${t("What changes")}
      tabindex="-1"
      ref=${shown}
    >
      <p>${summary(plan)}</p>
      ${plan.conflicts.map((one) => html`<${Conflict} conflict=${one} also=${also} />`)}
      ${plan.changed.map((one) => html`<${Changed} step=${one} />`)}
      <${Dice} plan=${plan} />
      <${Differences} plan=${plan} />
      <div class="answers">
        <button
          class="primary"
          data-testid="amend-confirm"
          disabled=${state.busy.amend}
          onClick=${confirm}
        >
          ${t("Confirm")}
        </button>
        <button class="quiet" data-testid="amend-leave" onClick=${close}>${t("Cancel")}</button>
      </div>
    </div>
  `;
}

function Conflict({ conflict, also }) {
  const { state } = useTable();
  const { seq, told, detail, rule, ruling, instead } = conflict;
  const replace = (command) => () => also({ seq, how: "replace", command });
  return html`
    <div class="conflict" data-testid="conflict">
      <p><s>${told.join(" ")}</s></p>
      <p>${sentence(detail)} ${rule && html`<span class="rule">(${rule})</span>`}</p>
      ${ruling && html`<p class="hint">${ruling.answer}</p>`}
      ${
        instead.length > 0 &&
        html`<div class="chips" role="group" aria-label=${t("Instead")}>
          ${instead.map(
            (command) => html`
              <button class="chip" data-testid="instead" onClick=${replace(command)}>
                ${titled(command.type)}
                ${inShort(command, namesIn(state.session?.state, t("nobody")))}
              </button>
            `,
          )}
        </div>`
      }
    </div>
  `;
}

function Changed({ step }) {
  return html`
    <div class="changed" data-testid="changed">
      <h3>${headingOf(step)}</h3>
      ${step.before.length > 0 && html`<p class="before"><s>${step.before.join(" ")}</s></p>`}
      <p>${step.after.join(" ") || t("Nothing follows.")}</p>
    </div>
  `;
}

function Dice({ plan }) {
  const faces = (rolls) => rolls.map((one) => `${one.why}: ${one.values.join(" ")}`).join("; ");
  return html`
    ${plan.fresh.length > 0 && html`<p>${t("The program rolls: {fresh}.", { fresh: faces(plan.fresh) })}</p>`}
    ${
      plan.unused.length > 0 &&
      html`<p class="hint">${t("No longer needed: {unused}.", { unused: faces(plan.unused) })}</p>`
    }
  `;
}

function Differences({ plan }) {
  const { session } = useTable().state;
  if (!plan.state.length) return html`<p>${t("The game stands as before.")}</p>`;
  const more = plan.state.length - MOST_VALUES;
  return html`
    <dl class="differences" data-testid="differences">
      ${plan.state.slice(0, MOST_VALUES).map(
        ({ what, before, after }) => html`
          <div>
            <dt>${placeOf(what, plan.field_names, session?.state)}</dt>
            <dd>${shortly(before)} → ${shortly(after)}</dd>
          </div>
        `,
      )}
    </dl>
    ${more > 0 && html`<p class="hint">${tn("{count} more value.", "{count} more values.", more)}</p>`}
    ${plan.outcome && html`<p>${t("The game is then over: {outcome}.", { outcome: plan.outcome })}</p>`}
  `;
}
