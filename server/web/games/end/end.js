// The end of a game: who won and by what, how everybody stands, and what may be done next.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { standingOf } from "../../log/groups.js";
import { sentence } from "../../words.js";
import { Swatch } from "../swatch.js";
import { asJson, asText, fileName } from "./export.js";
import { standingsOf } from "./standings.js";
import { figuresOf, lastWords } from "./summary.js";

export function End({ session }) {
  const { state } = useTable();
  const standing = standingOf(state.entries);
  const entries = state.entries.filter(({ seq }) => standing.has(seq));
  return html`
    <section class="end" data-testid="end" aria-label="The end of the game">
      <p class="why" data-testid="end-why">${sentence(session.outcome.why)}.</p>
      <${Standings} ...${standingsOf(session, entries)} />
      <p class="small-facts">${figuresOf(session.state, entries).join(" · ")}</p>
      <details>
        <summary>What decided it</summary>
        <ul data-testid="last-words">
          ${lastWords(entries).map((told) => html`<li>${told}</li>`)}
        </ul>
      </details>
      <${Next} session=${session} standing=${standing} />
    </section>
  `;
}

function Standings({ columns, rows }) {
  if (!rows.length) return null;
  return html`
    <table data-testid="standings">
      <caption class="unseen">
        How everybody stands
      </caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ seat, name, colour, won, cells }) => html`
            <tr key=${seat} data-won=${won}>
              <th scope="row">
                <${Swatch} colour=${colour} /> ${name} ${won && html`<span class="won">won</span>`}
              </th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

function Next({ session, standing }) {
  const { deeds, state } = useTable();
  const { game, options, dice } = session;
  const save = (text, ending, type) =>
    download(text, fileName(session, state.entries, ending), type);
  return html`
    <div class="answers">
      ${
        options &&
        html`<button
          class="primary"
          data-testid="rematch"
          disabled=${state.busy.begin}
          onClick=${() => deeds.begin({ game, options, dice })}
        >
          Play again, same players
        </button>`
      }
      <button
        data-testid="export-text"
        onClick=${() => save(asText(session, state.entries, standing), "txt", "text/plain")}
      >
        Save the log
      </button>
      <button
        data-testid="export-json"
        onClick=${() => save(asJson(session, state.entries), "json", "application/json")}
      >
        Save as JSON
      </button>
      <${Refusal} spot="begin" />
    </div>
  `;
}

function download(text, name, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // once the browser has taken it
}
