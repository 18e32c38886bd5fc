// What everybody did in a game: a row for each player, and remarkable events as sentences.
import { html } from "../view.js";
import { Columns } from "../games/end/columns.js";
import { t } from "../language.js";

/** @param {{deeds: Story["deeds"]}} props */
export function DeedsTable({ deeds }) {
  if (!deeds) return null;
  const { columns, rows, sentences } = deeds;
  return html`
    <div class="deeds" data-testid="deeds">
      <div class="wide" tabindex="0" role="region" aria-label=${t("What everybody did")}>
        <table class="sums">
          <caption class="unseen">
            ${t("What everybody did")}
          </caption>
          <${Columns} columns=${columns} />
          <tbody>
            ${rows.map(
              ({ seat, name, cells }) => html`
                <tr key=${seat}>
                  <th scope="row">${name}</th>
                  ${cells.map((cell) => html`<td>${cell}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <ul>
        ${sentences.map((sentence) => html`<li key=${sentence}>${sentence}</li>`)}
      </ul>
    </div>
  `;
}
