// Correcting the values of a proposal by touch: likely values as chips, a stepper for others.
import { html, useId } from "../view.js";
import { fromSteps, kindOf, likelyValues, stepped } from "./amend.js";
import { t } from "../language.js";

const MOST_CHIPS = 5; // most options as chips; more become a list

/**
 * @param {object} props
 * @param {Command} props.base - the command that is corrected
 * @param {ProposalField[]} props.fields - those that are shown
 * @param {(field: ProposalField) => any} props.valueOf - as it is typed
 * @param {(field: ProposalField, value: any) => void} props.set
 * @param {string | null} props.touched - the name of the field that was touched in the picture
 */
export function Values({ base, fields, valueOf, set, touched }) {
  if (!fields.length) return null;
  return html`
    <div class="values" data-testid="values">
      ${fields.map(
        (field) => html`
          <${Value}
            key=${nameOf(field)}
            field=${field}
            kind=${kindOf(base, field)}
            base=${base}
            value=${valueOf(field)}
            set=${(value) => set(field, value)}
            lit=${touched === nameOf(field)}
          />
        `,
      )}
    </div>
  `;
}

export function nameOf(field) {
  return `field-${field.path.join("-")}`;
}

function Value({ field, kind, base, value, set, lit }) {
  const id = useId();
  const View = { choice: Choice, number: Amount }[kind] ?? Plain;
  return html`
    <div
      class="value"
      data-kind=${kind}
      data-lit=${lit}
      ref=${lit ? (element) => element?.scrollIntoView({ block: "nearest" }) : undefined}
    >
      <span class="value-name" id=${id}>
        ${field.label}${field.unit && html` <small>${field.unit}</small>`}
      </span>
      <${View} ...${{ field, kind, base, value, set, id }} />
    </div>
  `;
}

/** The input of a number: likely values as chips, a stepper, and a box to type in. */
function Amount({ field, base, value, set, id }) {
  const step = (by) => () => set(stepped(field, value, by));
  return html`
    <div class="amount">
      <button
        class="step"
        aria-label=${t("{label}: less", { label: field.label })}
        onClick=${step(-1)}
      >
        −
      </button>
      <input
        data-testid=${nameOf(field)}
        aria-labelledby=${id}
        type="number"
        inputmode="decimal"
        step="any"
        value=${value}
        onInput=${({ target }) => set(target.value)}
      />
      <button
        class="step"
        aria-label=${t("{label}: more", { label: field.label })}
        onClick=${step(1)}
      >
        +
      </button>
    </div>
    <div class="chips">
      ${likelyValues(field, base).map(
        (likely) => html`
          <button
            class="chip"
            data-testid="near"
            aria-pressed=${String(fromSteps(field, likely)) === String(value)}
            aria-label=${`${field.label} ${fromSteps(field, likely)} ${field.unit}`}
            onClick=${() => set(String(fromSteps(field, likely)))}
          >
            ${fromSteps(field, likely)}
          </button>
        `,
      )}
    </div>
  `;
}

/** The input of a choice: all options as chips if they are few, else the likely ones and a list. */
function Choice({ field, value, set, id }) {
  const few = field.options.length <= MOST_CHIPS;
  const likely = new Set(field.near.map((one) => JSON.stringify(one)));
  const shown = field.options
    .map((option, place) => ({ ...option, place: String(place) }))
    .filter((option) => few || likely.has(JSON.stringify(option.value)));
  return html`
    ${
      !few &&
      html`<select
        data-testid=${nameOf(field)}
        aria-labelledby=${id}
        onChange=${({ target }) => set(target.value)}
      >
        ${field.options.map(
          (option, place) => html`
            <option value=${place} selected=${String(place) === value}>${option.label}</option>
          `,
        )}
      </select>`
    }
    <div class="chips" role="group" aria-labelledby=${id}>
      ${shown.map(
        ({ label, place }) => html`
          <button
            class="chip"
            data-testid="near"
            aria-pressed=${place === value}
            onClick=${() => set(place)}
          >
            ${label}
          </button>
        `,
      )}
    </div>
  `;
}

function Plain({ field, kind, value, set, id }) {
  return html`<input
    data-testid=${nameOf(field)}
    aria-labelledby=${id}
    type=${kind}
    value=${value}
    checked=${value === true}
    onInput=${({ target }) => set(kind === "checkbox" ? target.checked : target.value)}
  />`;
}
