// One proposal: its picture, what it says and why, its doubt, and the one click that answers it.
import { html, useState } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { spotOf } from "../deeds.js";
import { Correction } from "./correction.js";
import { Certainty } from "./certainty.js";
import { Evidence } from "./evidence.js";
import { Looks } from "./looks.js";

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
        ${proposal.doubt && html`<p class="doubt"><b>Doubt:</b> ${proposal.doubt}</p>`}
        ${proposal.skips && html`<p class="doubt" data-testid="skips">${proposal.skips}.</p>`}
        ${proposal.blocked && html`<p class="blocked" data-testid="blocked">${proposal.blocked}</p>`}
      </div>
      <${Looks} proposal=${proposal} code=${code} />
      ${
        correcting
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
            />`
      }
      <${Refusal} spot=${spot} />
    </article>
  `;
}

function Answers({ proposal, busy, confirm, correct, dismiss }) {
  const away = html`<button class="quiet" data-testid="dismiss" disabled=${busy} onClick=${dismiss}>
    Dismiss
  </button>`;
  // What cannot be carried out now has no buttons that would only be refused.
  if (proposal.blocked) return html`<div class="answers">${away}</div>`;
  const choices = html`<${Choices} proposal=${proposal} busy=${busy} confirm=${confirm} />`;
  return html`
    ${!proposal.command && choices}
    <div class="answers confirming">
      ${
        proposal.command &&
        html`<button
          class="primary"
          data-testid="confirm"
          disabled=${busy}
          onClick=${() => confirm()}
        >
          Confirm
        </button>`
      }
      ${
        proposal.fields.length > 0 &&
        html`<button data-testid="correct" disabled=${busy} onClick=${correct}>
          ${proposal.kind === "throw" && proposal.command ? "Overrule" : "Correct"}
        </button>`
      }
      ${away}
    </div>
    ${proposal.command && choices}
  `;
}

/** What the doubt allows beside the proposal; where nothing is proposed, what there is to choose. */
function Choices({ proposal, busy, confirm }) {
  if (!proposal.choices.length) return null;
  return html`
    <div class="answers" role="group" aria-label="Other answers">
      ${proposal.choices.map(
        (choice) => html`
          <button
            data-testid="choice"
            class=${proposal.command ? "chip" : "likely"}
            disabled=${busy}
            onClick=${() => confirm(choice.command)}
          >
            ${choice.label}
          </button>
        `,
      )}
    </div>
  `;
}
