// One button for each decision; nothing to fill in.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { decisionsOf, decisionText } from "./decisions.js";

const SPOT = "decision";

export function DecisionButtons({ session }) {
  const { deeds, state } = useTable();
  const decisions = decisionsOf(session.legal);
  if (!decisions.length) return null;
  return html`
    <div class="act decisions" data-testid="decisions">
      ${decisions.map(
        (command) => html`
          <button
            data-testid=${`say-${command.type}`}
            disabled=${state.busy[SPOT]}
            onClick=${() => deeds.say(SPOT, command)}
          >
            ${decisionText(session.state, command)}
          </button>
        `,
      )}
      <${Refusal} spot=${SPOT} />
    </div>
  `;
}
