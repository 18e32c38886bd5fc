// A table: its players and game, the score, and whether it waits for a referee.
import { html } from "../view.js";
import { invitation } from "../address.js";
import { nextWords } from "./stands.js";
import { atRound, forMinutes, tableName, WORDS } from "./words.js";
import { waitedMinutes } from "./stands.js";

const NAME = "referee's name";

export function TableCard({ table, state }) {
  const { hall } = state;
  const asks = table.waits?.why === "asked" && !table.referee;
  return html`
    <li
      class="hall-table"
      data-testid="table"
      data-asks=${asks}
      data-over=${Boolean(table.outcome)}
    >
      <h3>
        ${tableName(table.table, table.title)} ${table.table && html`<small>${table.title}</small>`}
      </h3>
      ${table.tournament && html`<p class="hint">${atRound(table.tournament)}</p>`}
      <${Waits} table=${table} now=${hall.now} />
      <${Players} table=${table} />
      <p class="hall-next">${nextWords(table)}</p>
      ${table.latest && !table.outcome && html`<p class="hint">${table.latest}</p>`}
      <${Doors} table=${table} state=${state} />
    </li>
  `;
}

export function Players({ table }) {
  return html`
    <ul class="hall-players" aria-label=${table.counts}>
      ${table.players.map(
        ({ seat, name, amount }) => html`
          <li key=${seat} data-won=${Boolean(table.outcome?.winners.includes(seat))}>
            <span>${name}</span>
            ${amount !== null && html`<b>${amount} <small>${table.counts}</small></b>`}
          </li>
        `,
      )}
    </ul>
  `;
}

export function Waits({ table, now }) {
  if (table.referee) return html`<p class="hall-referee">${WORDS.referee}: ${table.referee}</p>`;
  if (!table.waits) return null;
  const { why, told } = table.waits;
  const how = [why === "asked" ? WORDS.asks : WORDS.waits, forMinutes(waitedMinutes(table, now))];
  return html`<p class="hall-waits" data-why=${why}>
    ${how.join(" ").trim()}${told && ` · ${told}`}
  </p>`;
}

function Doors({ table, state }) {
  const { id, spectator_code: spectator } = table;
  return html`
    <p class="hall-doors">
      ${spectator && html`<a class="button quiet" href=${invitation(id, spectator)}>${WORDS.watch}</a>`}
      ${
        state.hall.role === "referee" &&
        html`<button onClick=${() => signIn(table, state)}>${WORDS.refereeHere}</button>`
      }
    </p>
  `;
}

/** Signs in as the table's referee in the hall, and opens the game as its referee. */
function signIn(table, { api, act }) {
  const name = prompt(WORDS.yourName, localStorage.getItem(NAME) ?? "");
  if (name === null) return undefined;
  localStorage.setItem(NAME, name);
  return act(async () => {
    const { code } = await api.signIn(table.id, name);
    const plain = `/?${new URLSearchParams({ session: table.id })}`;
    location.assign(code ? invitation(table.id, code) : plain);
  });
}
