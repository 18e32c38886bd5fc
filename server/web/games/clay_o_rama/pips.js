// Small counts as dots: seen at a glance, read aloud as a number.
import { html } from "../../view.js";
import { counted } from "../../words.js";

export function Pips({ left, all, what }) {
  return html`
    <span class="pips" role="img" aria-label=${`${left} of ${all} ${what} left`}>
      ${Array.from({ length: all }, (_, place) => html`<i data-left=${place < left}></i>`)}
    </span>
  `;
}

/** A missile is a dot with its dice in it; one that was thrown is a hollow dot. */
export function Missiles({ missiles }) {
  const left = missiles.filter((missile) => !missile.used).length;
  return html`
    <span
      class="missiles"
      role="img"
      aria-label=${`${counted(left, "missile")} left of ${missiles.length}`}
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
  const dice = missile.halved ? "half a die" : counted(missile.dice, "die", "dice");
  return `${dice}${missile.used ? ", thrown" : ""}`;
}
