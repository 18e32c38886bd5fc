// Why a creature cannot walk whose player's span nobody measured, and the form that mends it.
import { html, useState } from "../../view.js";
import { creatureOf, spanName, spanOf, spanOwner } from "./questions.js";
import { SpanForm } from "./span_form.js";
import { t } from "../../language.js";

export function SpanMissing({ session }) {
  const { state, role } = session;
  const [open, setOpen] = useState(false);
  const seat = creatureOf(state, state.turn?.creature)?.player;
  if (spanOf(state, seat) !== null) return null;
  const owner = spanOwner(state, seat);
  return html`
    <div class="answers" data-testid="span-missing">
      <p class="hint">
        ${t("The creature cannot walk: the {span} of {name} is not measured.", { span: spanName(state), name: owner.name })}
      </p>
      ${
        role === "referee" &&
        !open &&
        html`<button data-testid="set-span" onClick=${() => setOpen(true)}>
          ${t("Set {span}", { span: spanName(state) })}
        </button>`
      }
    </div>
    ${open && html`<${SpanForm} player=${owner} close=${() => setOpen(false)} />`}
  `;
}
