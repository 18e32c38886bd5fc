// Correcting how a game counts, by the hall's referee, with a reason.
import { html, useState } from "../view.js";
import { WORDS } from "./words.js";

export function Correction({ round, table, correct }) {
  const [open, setOpen] = useState(false);
  const [winners, setWinners] = useState(/** @type {number[]} */ ([]));
  const [because, setBecause] = useState("");
  if (!open)
    return html`<button class="quiet" onClick=${() => setOpen(true)}>${WORDS.correct}</button>`;
  const toggle = (number) =>
    setWinners((all) =>
      all.includes(number) ? all.filter((one) => one !== number) : [...all, number],
    );
  const save = (event) => {
    event.preventDefault();
    setOpen(false);
    return correct({ round, table: table.table, winners, because });
  };
  return html`
    <form class="hall-correction" onSubmit=${save}>
      <fieldset>
        <legend>${WORDS.winner}</legend>
        ${table.entrants.map(
          ({ number, name }) => html`
            <label key=${number}>
              <input
                type="checkbox"
                checked=${winners.includes(number)}
                onChange=${() => toggle(number)}
              />
              ${name}
            </label>
          `,
        )}
        ${winners.length === 0 && html`<small>${WORDS.nobody}</small>`}
      </fieldset>
      <label>
        ${WORDS.because}
        <input
          required
          maxlength="500"
          value=${because}
          onInput=${(event) => setBecause(event.target.value)}
        />
      </label>
      <button class="primary">${WORDS.save}</button>
    </form>
  `;
}
