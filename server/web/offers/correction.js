// The small form behind "Correct": the proposal's own fields, in the units people measure in.
import { html, useState } from "../view.js";
import { intoView } from "../page/into_view.js";
import { amended, kindOf, shownValue } from "./amend.js";

export function Correction({ proposal, busy, confirm, close }) {
  const base = proposal.command ?? proposal.choices[0]?.command;
  // Only what was typed is kept: the proposal may change while it is being corrected (a missile
  // more has been seen), and what nobody touched changes with it.
  const [typed, setTyped] = useState({});
  const values = proposal.fields.map((field) => typed[nameOf(field)] ?? shownValue(base, field));
  const set = (field) => (value) => setTyped((before) => ({ ...before, [nameOf(field)]: value }));
  const submit = (event) => {
    event.preventDefault();
    confirm(amended(base, proposal.fields, values));
  };

  return html`
    <form class="correction" data-testid="correction" ref=${intoView} onSubmit=${submit}>
      <div class="fields">
        ${proposal.fields.map(
          (field, place) => html`
            <${Field}
              key=${nameOf(field)}
              field=${field}
              kind=${kindOf(base, field)}
              value=${values[place]}
              set=${set(field)}
              first=${place === 0}
            />
          `,
        )}
      </div>
      <div class="answers">
        <button class="primary" data-testid="correct-confirm" disabled=${busy}>
          Confirm corrected
        </button>
        <button type="button" class="quiet" onClick=${close}>Cancel</button>
      </div>
    </form>
  `;
}

function Field({ field, kind, value, set, first }) {
  const name = nameOf(field);
  return html`
    <label class=${`field field-${kind}`}>
      <span>${field.label}${field.unit && html` <small>${field.unit}</small>`}</span>
      ${
        kind === "choice"
          ? html`<select data-testid=${name} onChange=${(event) => set(event.target.value)}>
              ${field.options.map(
                (option, place) => html`
                  <option value=${place} selected=${String(place) === value}>
                    ${option.label}
                  </option>
                `,
              )}
            </select>`
          : html`<input
              data-testid=${name}
              ref=${first ? focusOnce : undefined}
              type=${kind}
              step="any"
              value=${value}
              checked=${value === true}
              onInput=${({ target }) => set(kind === "checkbox" ? target.checked : target.value)}
            />`
      }
    </label>
  `;
}

function nameOf(field) {
  return `field-${field.path.join("-")}`;
}

function focusOnce(input) {
  if (!input || input.dataset.met) return;
  input.dataset.met = "yes";
  input.focus();
  input.select();
}
