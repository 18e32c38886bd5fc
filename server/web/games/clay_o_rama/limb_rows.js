// The limbs of a creature, one row each: what it hits with, on what, and how hard.
import { html } from "../../view.js";

const MOST_LIMBS = 4; // more than four never attack in one round

export function Limbs({ limbs, plain, set }) {
  const change = (place, news) => set(limbs.with(place, { ...limbs[place], ...news }));
  return html`
    <fieldset class="limbs">
      <legend>Limbs to attack with</legend>
      ${limbs.map(
        (limb, place) => html`
          <div class="limb">
            <input
              placeholder=${`Limb ${place + 1}`}
              aria-label="Name of the limb"
              value=${limb.name}
              onInput=${(event) => change(place, { name: event.target.value })}
            />
            <input
              type="number"
              min="2"
              max="12"
              aria-label="To hit"
              value=${limb.to_hit}
              onInput=${(event) => change(place, { to_hit: Number(event.target.value) })}
            />
            <span>+ for</span>
            <input
              type="number"
              min="1"
              max="6"
              aria-label="Dice of damage"
              value=${limb.damage_dice}
              onInput=${(event) => change(place, { damage_dice: Number(event.target.value) })}
            />
            <span>dice</span>
            <button
              type="button"
              class="quiet"
              aria-label="Remove this limb"
              onClick=${() => set(limbs.filter((_, at) => at !== place))}
            >
              ×
            </button>
          </div>
        `,
      )}
      ${
        limbs.length < MOST_LIMBS &&
        html`<button type="button" class="quiet" onClick=${() => set([...limbs, plain])}>
          One more limb
        </button>`
      }
    </fieldset>
  `;
}
