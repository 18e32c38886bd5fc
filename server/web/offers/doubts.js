// What is not certain, as a small table: the value, its alternatives, and what decides it.
import { html } from "../view.js";
import { t } from "../language.js";

/** @param {{proposal: Proposal}} props */
export function Doubts({ proposal }) {
  const { doubts, doubt } = proposal;
  if (!doubts.length)
    return doubt ? html`<p class="doubt"><b>${t("Doubt:")}</b> ${doubt}</p>` : null;
  return html`
    <table class="doubts" data-testid="doubts">
      <thead>
        <tr>
          <th scope="col">${t("Value")}</th>
          <th scope="col">${t("Measured")}</th>
          <th scope="col">${t("May be")}</th>
          <th scope="col">${t("What decides")}</th>
        </tr>
      </thead>
      <tbody>
        ${doubts.map(
          (one) => html`
            <tr>
              <th scope="row">${one.what}</th>
              <td>${one.value}</td>
              <td class="among">${one.among}</td>
              <td class="decides">${one.decides}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
