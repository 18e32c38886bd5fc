// Pictures of single creatures for the question who is who: each one before, then each place now.
import { html } from "../view.js";
import { withCode } from "../address.js";

export function Looks({ proposal, code }) {
  const columns = Math.ceil(proposal.looks.length / 2);
  return html`
    <div class="looks" data-testid="looks" style=${{ "--columns": columns }}>
      ${proposal.looks.map(
        (look) => html`
          <figure>
            <img src=${withCode(look.picture, code)} alt=${look.label} />
            <figcaption>${look.label}</figcaption>
          </figure>
        `,
      )}
    </div>
  `;
}
