// The bar of answers: always visible, each answer one tap or one key.
import { html } from "../view.js";
import { Refusal } from "../page/refusal.js";
import { t } from "../language.js";

const MOST_KEYS = 9;

/**
 * @param {object} props
 * @param {Proposal} props.proposal
 * @param {string} props.spot - where a refusal of its answers is told: right above them
 * @param {string} props.corrected - what was corrected, in words; "" while nothing is
 * @param {boolean} props.asked - nothing is filled in: each answer is one of several
 * @param {boolean} props.busy
 * @param {boolean} props.correcting - whether all values are shown
 * @param {(command?: Command) => void} props.confirm
 * @param {() => void} props.correct
 * @param {() => void} props.dismiss
 */
export function Answers({
  proposal,
  spot,
  corrected,
  asked,
  busy,
  correcting,
  confirm,
  correct,
  dismiss,
}) {
  // A proposal that cannot be carried out now has no buttons, as they would only be refused.
  const open = !proposal.blocked;
  const first = proposal.command || corrected ? 2 : 1;
  const filledIn = Boolean(proposal.command) && !asked;
  const plain = asked ? t("As seen") : t("Confirm");
  return html`
    <div class="answer-bar" data-testid="answer-bar" role="group" aria-label=${t("Answers")}>
      <${Refusal} spot=${spot} />
      ${open && proposal.choices.length > 0 && html`<${Choices} ...${{ proposal, busy, confirm, first, filledIn }} />`}
      <div class="main-answers">
        ${
          open &&
          first === 2 &&
          html`<button
            class=${asked && !corrected ? "likely" : "primary"}
            data-testid="confirm"
            data-answer="1"
            aria-keyshortcuts="1"
            disabled=${busy}
            onClick=${() => confirm()}
          >
            <span>${corrected ? t("Confirm {corrected}", { corrected }) : plain}</span>
            <kbd aria-hidden="true">1</kbd>
          </button>`
        }
        ${
          open &&
          proposal.fields.length > 0 &&
          html`<button
            data-testid="correct"
            aria-expanded=${correcting}
            aria-keyshortcuts="c"
            disabled=${busy}
            onClick=${correct}
          >
            ${proposal.kind === "throw" && proposal.command ? t("Overrule") : t("Correct")}
          </button>`
        }
        <button class="quiet" data-testid="dismiss" disabled=${busy} onClick=${dismiss}>
          ${t("Dismiss")}
        </button>
      </div>
    </div>
  `;
}

/** The buttons of other likely answers, or of all answers if none is proposed. */
function Choices({ proposal, busy, confirm, first, filledIn }) {
  return html`
    <div class="other-answers" role="group" aria-label=${t("Other answers")} tabindex="-1">
      ${proposal.choices.map((choice, place) => {
        const key = first + place <= MOST_KEYS ? String(first + place) : undefined;
        return html`
          <button
            data-testid="choice"
            data-answer=${key}
            aria-keyshortcuts=${key}
            class=${filledIn ? "chip" : "likely"}
            disabled=${busy}
            onClick=${() => confirm(choice.command)}
          >
            ${choice.label}${key && html`${"\u00a0"}<kbd aria-hidden="true">${key}</kbd>`}
          </button>
        `;
      })}
    </div>
  `;
}
