// A refusal of the server, beside what was clicked.
import { html } from "../view.js";
import { intoView } from "./into_view.js";
import { useTable } from "./table.js";

const RULING = /^[A-Z]+\d/; // "K23"; anything else is for programs

/** The refusal at one spot of the page, in the server's words. */
export function Refusal({ spot }) {
  const refusal = useTable().state.refusals[spot];
  if (!refusal) return null;
  return html`
    <p class="refusal" role="alert" data-testid="refusal" data-spot=${spot} ref=${intoView}>
      ${refusal.detail}
      ${RULING.test(refusal.rule ?? "") && html`<span class="rule">(${refusal.rule})</span>`}
    </p>
  `;
}
