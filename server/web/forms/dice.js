// Entering dice from the table: one box for each die; typing a face moves on to the next box.
import { html, useState } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { t } from "../language.js";

const SPOT = "roll";

export function DiceForm({ session }) {
  const needed = session.awaiting?.roll;
  if (!needed || !session.legal.length) return null;
  // Another question starts with empty boxes; the same one keeps what was typed.
  return html`<${Boxes} key=${`${needed.why}/${needed.count}`} needed=${needed} />`;
}

function Boxes({ needed }) {
  const { state, deeds } = useTable();
  const [faces, setFaces] = useState(() => Array(needed.count).fill(""));
  const complete = faces.every((face) => face !== "");

  const submit = async (event) => {
    event.preventDefault();
    const fell = { type: "Roll", values: faces.map(Number), seat: null };
    if (await deeds.say(SPOT, fell)) setFaces(Array(needed.count).fill(""));
  };
  const type = (place) => (event) => {
    const { value } = event.target;
    setFaces((before) => before.with(place, value));
    // With ten faces or more the first digit may not be all of it.
    if (value && needed.sides < 10) event.target.nextElementSibling?.focus();
  };

  return html`
    <form class="dice" data-testid="dice" onSubmit=${submit}>
      <div class="dice-boxes" role="group" aria-label=${needed.why}>
        ${faces.map(
          (face, place) => html`
            <input
              type="number"
              min="1"
              max=${needed.sides}
              inputmode="numeric"
              aria-label=${t("Die {place}", { place: place + 1 })}
              value=${face}
              onFocus=${(event) => event.target.select()}
              onInput=${type(place)}
            />
          `,
        )}
      </div>
      <div class="answers">
        <button class="primary" disabled=${!complete || state.busy[SPOT]}>
          ${t("Enter the dice")}
        </button>
        <button type="button" class="quiet" onClick=${() => setFaces(thrown(needed))}>
          ${t("Throw them here")}
        </button>
      </div>
      <${Refusal} spot=${SPOT} />
    </form>
  `;
}

/**
 * Random faces for a table without dice. Values for which the remainder would favour low faces are
 * drawn again.
 */
function thrown({ count, sides }) {
  return Array.from({ length: count }, () => {
    const drawn = new Uint32Array(1);
    do crypto.getRandomValues(drawn);
    while (drawn[0] >= 2 ** 32 - (2 ** 32 % sides));
    return String((drawn[0] % sides) + 1);
  });
}
