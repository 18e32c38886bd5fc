// The sheets to print, by paper size.
import { html, useState } from "../view.js";
import { withCode } from "../address.js";
import { useAsked } from "../dialogs/asked.js";
import { useTable } from "../page/table.js";
import { t } from "../language.js";

const PAPERS = { a4: "A4", letter: t("Letter") };

export function Sheets({ code }) {
  const { deeds } = useTable();
  const [paper, setPaper] = useState("a4");
  const { answer: sheets } = useAsked(deeds.api.sheets);
  return html`
    <div class="card sheets" data-testid="sheets">
      <div class="sheets-head">
        <h2>${t("Sheets to print")}</h2>
        <div class="chips" role="group" aria-label=${t("Paper")}>
          ${Object.entries(PAPERS).map(
            ([name, title]) => html`
              <button class="chip" aria-pressed=${name === paper} onClick=${() => setPaper(name)}>
                ${title}
              </button>
            `,
          )}
        </div>
      </div>
      <p class="hint">
        ${t("Print at 100 % and check that the ruler on the sheet is 100 mm long.")}${" "}
        ${t("Sheets other than “table” and “turn-card” need their boards file ({option}).", { option: html`<code>--boards</code>` })}
      </p>
      <ul>
        ${(sheets ?? []).map((sheet) => html`<${Line} sheet=${sheet} paper=${paper} code=${code} />`)}
      </ul>
    </div>
  `;
}

function Line({ sheet, paper, code }) {
  const path = (kind) => withCode(`/api/sheets/${sheet.name}.${kind}?paper=${paper}`, code);
  return html`
    <li>
      <a href=${path("pdf")} target="_blank" rel="noopener" data-testid=${`sheet-${sheet.name}`}
        >${sheet.name}</a
      >
      <small>${sheet.tells}</small>
      <a
        class="boards-file"
        href=${path("json")}
        download=${`${sheet.name}.json`}
        aria-label=${t("Boards file of {name}", { name: sheet.name })}
        >${t("boards file")}</a
      >
    </li>
  `;
}
