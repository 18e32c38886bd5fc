// A proposal that waits behind the current one: one line, to be opened out of turn.
import { html } from "../view.js";
import { withCode } from "../address.js";
import { useTable } from "../page/table.js";
import { sentence } from "../words.js";
import { t } from "../language.js";

export function WaitingOffer({ proposal }) {
  const { deeds, code } = useTable();
  return html`
    <article
      class="offer waiting"
      data-testid="proposal"
      data-kind=${proposal.kind}
      data-key=${proposal.key}
      data-blocked=${Boolean(proposal.blocked)}
    >
      <button
        class="take-up"
        data-testid="take-up"
        aria-label=${t("Answer this next: {title}", { title: proposal.title })}
        onClick=${() => deeds.takeUp(proposal)}
      >
        ${
          proposal.picture &&
          html`<img src=${withCode(proposal.picture, code)} alt="" width="96" height="72" />`
        }
        <span>
          <strong>${proposal.title}</strong>
          ${proposal.blocked && html`<small data-testid="blocked">${sentence(proposal.blocked)}</small>`}
        </span>
      </button>
    </article>
  `;
}
