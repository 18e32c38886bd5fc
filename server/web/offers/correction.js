// The small form behind "Correct": the proposal's own fields, in the units people measure in.
import { html, useState } from "../view.js";
import { amended, kindOf, shownValue } from "./amend.js";

export function Correction({ proposal, busy, confirm, close }) {
  const base = proposal.command ?? proposal.choices[0]?.command;
  const [values, setValues] = useState(() =>
    proposal.fields.map((field) => shownValue(base, field)),
  );
  const set = (place) => (value) => setValues((before) => before.with(place, value));
  const submit = (event) => {
    event.preventDefault();
    confirm(amended(base, proposal.fields, values));
  };

  return html`
    <form class="correction" data-testid="correction" onSubmit=${submit}>
      <div class="fields">
        ${proposal.fields.map(
          (field, place) => html`
            <${Field}
              field=${field}
              kind=${kindOf(base, field)}
              value=${values[place]}
              set=${set(place)}
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
  const name = `field-${field.path.join("-")}`;
  return html`
    <label class=${`field field-${kind}`}>
      <span>${field.label}${field.unit && html` <small>${field.unit}</small>`}</span>
      ${kind === "choice"
        ? html`<select data-testid=${name} onChange=${(event) => set(event.target.value)}>
            ${field.options.map(
              (option, place) => html`
                <option value=${place} selected=${String(place) === value}>${option.label}</option>
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
          />`}
    </label>
  `;
}

function focusOnce(input) {
  if (!input || input.dataset.met) return;
  input.dataset.met = "yes";
  input.focus();
  input.select();
}
