// A tournament: standings, the current round, and what its referee may do.
import { html, useState } from "../view.js";
import { Correction } from "./correction.js";
import { strengthWords } from "./stands.js";
import { correctionWords, leaveNow, roundOf, WORDS } from "./words.js";

export function Tournament({ one, state, referee }) {
  const last = one.rounds.at(-1);
  const { api, act } = state;
  return html`
    <article class="hall-tournament" data-testid="tournament" data-over=${one.over}>
      <h3>${one.name} <small>${one.title}</small></h3>
      <p class="hint">
        ${last ? roundOf(last.number, one.planned) : WORDS.notBegun}${one.over ? ` · ${WORDS.over}` : ""}
      </p>
      <div class="hall-both">
        <div class="wide" tabindex="0" role="region" aria-label=${WORDS.standings}>
          <${Standings}
            one=${one}
            referee=${referee}
            leave=${(number) => act(() => api.leave(one, number))}
          />
        </div>
        <div>
          ${[...one.rounds]
            .reverse()
            .map(
              (round, place) => html`
                <${Round}
                  key=${round.number}
                  round=${round}
                  open=${place === 0}
                  correct=${referee ? (result) => act(() => api.correct(one, result)) : null}
                />
              `,
            )}
          ${referee && !one.over && html`<${Steps} one=${one} state=${state} />`}
        </div>
      </div>
      ${one.corrections.length > 0 && html`<${Corrections} one=${one} />`}
    </article>
  `;
}

export function Standings({ one, referee = false, leave = (_) => {} }) {
  return html`
    <table class="hall-standings" data-testid="standings">
      <caption class="unseen">
        ${WORDS.standings}
      </caption>
      <thead>
        <tr>
          <th scope="col">${WORDS.place}</th>
          <th scope="col">${WORDS.player}</th>
          <th scope="col">${WORDS.points}</th>
          <th scope="col" title=${WORDS.strength}>≈</th>
          <th scope="col">${WORDS.played}</th>
          ${referee && html`<th><span class="unseen">${WORDS.leave}</span></th>`}
        </tr>
      </thead>
      <tbody>
        ${one.standings.map(
          (row) => html`
            <tr key=${row.number} data-here=${row.here}>
              <td>${row.place}</td>
              <th scope="row">${row.name}</th>
              <td><b>${row.points}</b></td>
              <td>${strengthWords(row.strength)}</td>
              <td>${row.played}</td>
              ${
                referee &&
                html`<td>
                  ${
                    row.here &&
                    !one.over &&
                    html`<button
                      class="quiet"
                      aria-label=${`${row.name}: ${WORDS.leave}`}
                      title=${WORDS.leave}
                      onClick=${() => confirm(leaveNow(row.name)) && leave(row.number)}
                    >
                      ×
                    </button>`
                  }
                </td>`
              }
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

function Round({ round, open, correct }) {
  return html`
    <details class="hall-round" open=${open}>
      <summary>${roundOf(round.number, null)}</summary>
      <ol>
        ${round.tables.map(
          (table) => html`
            <li key=${table.table} data-testid="pairing">
              <b>${table.table}</b>
              <span>${table.entrants.map(withPoints).join(" – ")}</span>
              ${correct && html`<${Correction} round=${round.number} table=${table} correct=${correct} />`}
            </li>
          `,
        )}
      </ol>
      ${round.byes.length > 0 && html`<p class="hint">${WORDS.byes} ${round.byes.join(", ")}</p>`}
    </details>
  `;
}

function withPoints({ name, points }) {
  return points === null ? name : `${name} ${points}`;
}

function Steps({ one, state: { api, act } }) {
  const [name, setName] = useState("");
  const add = (event) => {
    event.preventDefault();
    setName("");
    return act(() => api.join(one, name));
  };
  return html`
    <button class="primary" data-testid="draw" onClick=${() => act(() => api.draw(one))}>
      ${WORDS.draw}
    </button>
    <form class="hall-add" onSubmit=${add}>
      <label>
        ${WORDS.addPlayer}
        <input value=${name} maxlength="60" onInput=${(event) => setName(event.target.value)} />
      </label>
      <button>${WORDS.add}</button>
    </form>
  `;
}

function Corrections({ one }) {
  return html`
    <h4>${WORDS.corrections}</h4>
    <ul>
      ${one.corrections.map((said) => html`<li>${correctionWords(said)}</li>`)}
    </ul>
  `;
}
