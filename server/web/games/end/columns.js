// The header of a table of players.
import { html } from "../../view.js";
import { t } from "../../language.js";

/** @param {{columns: string[]}} props */
export function Columns({ columns }) {
  return html`
    <thead>
      <tr>
        <th scope="col">${t("Player")}</th>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
  `;
}
