// The hall on a television: large, dark, and paging automatically.
import { html, useEffect, useState } from "../view.js";
import { inPlay, pagesOf } from "./stands.js";
import { Players, Waits } from "./table_card.js";
import { Standings } from "./tournament.js";
import { roundOf, tableName, WORDS } from "./words.js";

const TURNS_MS = 10000;
const TABLES = 9; // on one page, in three columns
const ROWS = 13;

export function Screen({ hall, lost }) {
  const turn = useTurn();
  const tables = pagesOf(hall.tables, TABLES);
  const shown = tournamentsShown(hall.tournaments);
  const boards = shown.flatMap((one) =>
    pagesOf(one.standings, ROWS).map((rows) => ({ one, rows })),
  );
  const board = boards[turn % boards.length];
  return html`
    <main class="hall-screen" data-testid="hall-screen" data-board=${Boolean(board)}>
      <h1 class="unseen">${WORDS.hall}</h1>
      ${lost && html`<p class="hall-lost" role="alert">${WORDS.lost}</p>`}
      <section aria-label=${WORDS.tables}>
        <ol>
          ${(tables[turn % tables.length] ?? []).map(
            (table) => html`<${Large} key=${table.id} table=${table} now=${hall.now} />`,
          )}
        </ol>
        ${tables.length === 0 && html`<p>${WORDS.noTables}</p>`}
      </section>
      ${board && html`<${Board} board=${board} />`}
      <nav>
        ${document.fullscreenEnabled && html`<button class="quiet" onClick=${fill}>${WORDS.fill}</button>`}
        <a class="button quiet" href="#">${WORDS.back}</a>
      </nav>
    </main>
  `;
}

function Large({ table, now }) {
  const asks = table.waits?.why === "asked" && !table.referee;
  return html`
    <li data-asks=${asks} data-over=${Boolean(table.outcome)}>
      <h2>${tableName(table.table, table.title)}</h2>
      <${Players} table=${table} />
      ${asks && html`<${Waits} table=${{ ...table, waits: { ...table.waits, told: "" } }} now=${now} />`}
    </li>
  `;
}

function Board({ board: { one, rows } }) {
  const last = one.rounds.at(-1);
  return html`
    <section class="hall-board" aria-label=${WORDS.standings}>
      <h2>${one.name}</h2>
      <p>${last && roundOf(last.number, one.planned)}${one.over ? ` · ${WORDS.over}` : ""}</p>
      <${Standings} one=${{ ...one, standings: rows }} />
    </section>
  `;
}

function tournamentsShown(tournaments) {
  const playing = inPlay(tournaments);
  return playing.length > 0 ? playing : tournaments.slice(0, 1);
}

function useTurn() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), TURNS_MS);
    return () => clearInterval(timer);
  }, []);
  return turn;
}

function fill() {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  done.catch(() => {}); // if the browser refuses, nothing changes
}
