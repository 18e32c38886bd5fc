// Single creatures, where it is asked who is who: each as it stood before, then each place now.
import { html } from "../view.js";
import { withCode } from "../address.js";

export function Looks({ proposal, code }) {
  if (!proposal.looks.length) return null;
  return html`
    <div class="looks" data-testid="looks">
      ${proposal.looks.map(
        (look) => html`
          <figure>
            <img src=${withCode(look.picture, code)} alt=${look.label} height="120" />
            <figcaption>${look.label}</figcaption>
          </figure>
        `,
      )}
    </div>
  `;
}
