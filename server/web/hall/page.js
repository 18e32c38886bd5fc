// The hall: tables, throws and tournaments; or the same on a screen for everybody.
import { html } from "../view.js";
import { Begin } from "./begin.js";
import { Links } from "./links.js";
import { Screen } from "./screen.js";
import { TableCard } from "./table_card.js";
import { Throws } from "./throws.js";
import { Tournament } from "./tournament.js";
import { WORDS } from "./words.js";

export function HallPage({ state, tv }) {
  const { hall, phase, refused } = state;
  if (tv && hall) return html`<${Screen} hall=${hall} lost=${phase === "lost"} />`;
  const referee = hall?.role === "referee";
  return html`
    <main class="hall" data-testid="hall" data-phase=${phase} aria-busy=${phase === "opening"}>
      <header>
        <h1><img src="/icon.svg" alt="" width="32" height="32" /> ${WORDS.hall}</h1>
        <span>
          ${referee && html`<a class="button quiet" href="/#/games" data-testid="to-games">${WORDS.games}</a>`}
          ${hall && html`<a class="button quiet" href="#tv">${WORDS.screen}</a>`}
        </span>
      </header>
      ${phase === "locked" && html`<p role="alert">${WORDS.locked}</p>`}
      ${phase === "lost" && html`<p class="refusal" role="alert">${WORDS.lost}</p>`}
      ${refused && html`<p class="refusal" role="alert" data-testid="refused">${refused}</p>`}
      ${hall && phase !== "locked" && html`<${Shown} state=${state} referee=${referee} />`}
    </main>
  `;
}

function Shown({ state, referee }) {
  const { hall } = state;
  return html`
    <section aria-label=${WORDS.tables}>
      <h2>${WORDS.tables}</h2>
      ${hall.tables.length === 0 && html`<p class="hint">${WORDS.noTables}</p>`}
      <ol class="hall-tables" data-testid="tables">
        ${hall.tables.map((table) => html`<${TableCard} key=${table.id} table=${table} state=${state} />`)}
      </ol>
    </section>
    <${Throws} hall=${hall} />
    <section aria-label=${WORDS.tournaments}>
      <h2>${WORDS.tournaments}</h2>
      ${hall.tournaments.length === 0 && html`<p class="hint">${WORDS.noTournament}</p>`}
      ${hall.tournaments.map(
        (one) => html`<${Tournament} key=${one.id} one=${one} state=${state} referee=${referee} />`,
      )}
      ${referee && html`<${Begin} state=${state} />`}
    </section>
    ${referee && html`<${Links} state=${state} />`}
  `;
}
