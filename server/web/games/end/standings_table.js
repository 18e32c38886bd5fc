// The table of standings, winners first.
import { html } from "../../view.js";
import { Swatch } from "../swatch.js";
import { Columns } from "./columns.js";
import { t } from "../../language.js";

/** @param {import("./standings.js").Standings} props */
export function Standings({ columns, rows }) {
  if (!rows.length) return null;
  return html`
    <div class="wide" tabindex="0" role="region" aria-label=${t("How everybody stands")}>
      <table data-testid="standings" class="standings">
        <caption class="unseen">
          ${t("How everybody stands")}
        </caption>
        <${Columns} columns=${columns} />
        <tbody>
          ${rows.map(
            ({ seat, name, colour, won, cells }) => html`
              <tr key=${seat} data-won=${won}>
                <th scope="row">
                  <${Swatch} colour=${colour} /> ${name}${" "}
                  ${won && html`<span class="won">${t("won")}</span>`}
                </th>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
