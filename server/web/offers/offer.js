// One proposal: its picture, what it says and why, its doubt, and the one click that answers it.
import { html, useState } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { spotOf } from "../deeds.js";
import { Correction } from "./correction.js";
import { Certainty } from "./certainty.js";
import { Evidence } from "./evidence.js";

export function Offer({ proposal, large }) {
  const { state, deeds, code } = useTable();
  const [open, setOpen] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const spot = spotOf(proposal);
  const busy = Boolean(state.busy[spot]);
  const confirm = (command) => deeds.confirm(proposal, command);

  // Only Enter on the card itself: inside, Enter belongs to the button or field that has the focus.
  const onKeyDown = (event) => {
    if (event.key !== "Enter" || event.target !== event.currentTarget) return;
    event.preventDefault();
    if (proposal.command && !proposal.blocked && !event.repeat) confirm();
  };

  return html`
    <article
      class="offer"
      tabindex="0"
      data-testid="proposal"
      data-kind=${proposal.kind}
      data-key=${proposal.key}
      data-large=${large || open}
      data-blocked=${Boolean(proposal.blocked)}
      aria-label=${proposal.title}
      aria-busy=${busy}
      onKeyDown=${onKeyDown}
    >
      <${Evidence}
        proposal=${proposal}
        code=${code}
        large=${large || open}
        toggle=${() => setOpen(!open)}
      />
      <div class="offer-text">
        <h3>${proposal.title}</h3>
        <${Certainty} probability=${proposal.probability} />
        <p class="why">${proposal.why}</p>
        ${proposal.doubt && html`<p class="doubt">${proposal.doubt}</p>`}
        ${proposal.blocked && html`<p class="blocked" data-testid="blocked">${proposal.blocked}</p>`}
      </div>
      ${correcting
        ? html`<${Correction}
            proposal=${proposal}
            busy=${busy}
            confirm=${confirm}
            close=${() => setCorrecting(false)}
          />`
        : html`<${Answers}
            proposal=${proposal}
            busy=${busy}
            confirm=${confirm}
            correct=${() => setCorrecting(true)}
            dismiss=${() => deeds.dismiss(proposal)}
          />`}
      <${Refusal} spot=${spot} />
    </article>
  `;
}

function Answers({ proposal, busy, confirm, correct, dismiss }) {
  const still = busy || Boolean(proposal.blocked);
  return html`
    <div class="answers">
      ${proposal.command &&
      html`<button class="primary" data-testid="confirm" disabled=${still} onClick=${() => confirm()}>
        Confirm
      </button>`}
      ${proposal.choices.map(
        (choice) => html`
          <button
            data-testid="choice"
            class=${proposal.command ? "" : "likely"}
            disabled=${still}
            onClick=${() => confirm(choice.command)}
          >
            ${choice.label}
          </button>
        `,
      )}
      ${proposal.fields.length > 0 &&
      html`<button data-testid="correct" disabled=${still} onClick=${correct}>Correct</button>`}
      <button class="quiet" data-testid="dismiss" disabled=${busy} onClick=${dismiss}>Dismiss</button>
    </div>
  `;
}
