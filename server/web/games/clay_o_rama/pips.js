// Small counts as dots, which screen readers read as a number.
import { html } from "../../view.js";
import { t, tn } from "../../language.js";

export function Pips({ left, all }) {
  return html`
    <span class="pips" role="img" aria-label=${t("{left} of {all} attacks left", { left, all })}>
      ${Array.from({ length: all }, (_, place) => html`<i data-left=${place < left}></i>`)}
    </span>
  `;
}

/** Missiles as dots that contain their dice; a thrown one is hollow. */
export function Missiles({ missiles }) {
  const left = missiles.filter((missile) => !missile.used).length;
  return html`
    <span
      class="missiles"
      role="img"
      aria-label=${tn("{count} missile left of {all}", "{count} missiles left of {all}", left, { all: missiles.length })}
    >
      ${missiles.map(
        (missile) => html`
          <i data-left=${!missile.used} title=${diceOf(missile)}>
            ${missile.halved ? "½" : missile.dice}
          </i>
        `,
      )}
    </span>
  `;
}

function diceOf(missile) {
  const dice = missile.halved ? t("half a die") : tn("{count} die", "{count} dice", missile.dice);
  return missile.used ? t("{dice}, thrown", { dice }) : dice;
}
