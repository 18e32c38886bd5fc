// The limbs of a creature, one row each: name, roll to hit, and damage.
import { html } from "../../view.js";
import { t, tn } from "../../language.js";

const MOST_LIMBS = 4; // at most four attack in one round

export function Limbs({ limbs, plain, set }) {
  const change = (place, news) => set(limbs.with(place, { ...limbs[place], ...news }));
  return html`
    <fieldset class="limbs">
      <legend>${t("Limbs to attack with")}</legend>
      ${limbs.map(
        (limb, place) => html`
          <div class="limb">
            <input
              placeholder=${t("Limb {place}", { place: place + 1 })}
              aria-label=${t("Name of the limb")}
              value=${limb.name}
              onInput=${(event) => change(place, { name: event.target.value })}
            />
            <input
              type="number"
              min="2"
              max="12"
              aria-label=${t("To hit")}
              value=${limb.to_hit}
              onInput=${(event) => change(place, { to_hit: Number(event.target.value) })}
            />
            <span>${t("or more: damage")}</span>
            <input
              type="number"
              min="1"
              max="6"
              aria-label=${t("Dice of damage")}
              value=${limb.damage_dice}
              onInput=${(event) => change(place, { damage_dice: Number(event.target.value) })}
            />
            <span>${tn("die", "dice", limb.damage_dice)}</span>
            <button
              type="button"
              class="quiet"
              aria-label=${t("Remove this limb")}
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
          ${t("One more limb")}
        </button>`
      }
    </fieldset>
  `;
}
