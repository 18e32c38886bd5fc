// How far a creature walked, in millimetres or in its player's spans: one box follows the other.
import { html, useState } from "../../view.js";
import { decimal } from "../../decimals.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { millimetres } from "../../words.js";
import { creatureOf, spanOf, spansName } from "./questions.js";
import { t } from "../../language.js";

const SPOT = "move";

export function MoveForm({ session, commands }) {
  const { deeds, state } = useTable();
  const longest = Math.max(...commands.map((command) => command.length));
  const [template] = commands;
  const creature = creatureOf(session.state, template.creature);
  const span = spanOf(session.state, creature.player);
  const [length, setLength] = useState(/** @type {number | null} */ (null)); // tenths of a mm; null while nothing is typed
  const [contact, setContact] = useState(false);

  const typed = (perUnit) => (event) => {
    const { value } = event.target;
    setLength(value === "" ? null : Math.round(Number(value) * perUnit));
  };
  const submit = async (event) => {
    event.preventDefault();
    const walked = { ...template, length: length ?? longest, contact };
    if (!(await deeds.say(SPOT, walked))) return;
    setLength(null);
    setContact(false);
  };

  return html`
    <form class="act" data-testid="move-form" onSubmit=${submit}>
      <div class="move-boxes">
        <label>
          <input
            data-testid="move-mm"
            type="number"
            step="any"
            min="0"
            placeholder=${Math.round(longest / 10)}
            value=${length === null ? "" : length / 10}
            onInput=${typed(10)}
          />
          mm
        </label>
        ${
          span &&
          html`<label>
            <input
              data-testid="move-spans"
              type="number"
              step="any"
              min="0"
              placeholder=${decimal(longest / span, 1)}
              value=${length === null ? "" : Number((length / span).toFixed(2))}
              onInput=${typed(span)}
            />
            ${spansName(session.state)}
          </label>`
        }
        <button class="primary" disabled=${state.busy[SPOT]}>
          ${
            length === null
              ? t("Move all {length}", { length: millimetres(longest) })
              : t("Move {length}", { length: millimetres(length) })
          }
        </button>
      </div>
      ${
        session.state.house.contact_stops &&
        html`<label class="check">
          <input
            type="checkbox"
            checked=${contact}
            onInput=${(event) => setContact(event.target.checked)}
          />
          ${t("ran into somebody")}
        </label>`
      }
      <${Refusal} spot=${SPOT} />
    </form>
  `;
}
