// Clickable spots in a picture. The one nearest to the touch is chosen, as missiles are closer together
// than thumbs are wide.
import { html } from "../view.js";
import { t } from "../language.js";

const REACH_PX = 44;

/**
 * @param {object} props
 * @param {Spot[]} props.spots
 * @param {"in_picture" | "in_replay"} props.place - in which of the two pictures
 * @param {(spot: Spot) => void} props.touch
 * @param {{isChosen: (spot: Spot) => boolean}} props.chosen
 */
export function Spots({ spots, place, touch, chosen }) {
  const shown = spots.filter((spot) => spot[place]);
  if (!shown.length) return null;
  const meant = (event) => {
    const buttons = [...event.currentTarget.children];
    const byKey = event.detail === 0; // Enter or space on the focused one
    const spot = shown[byKey ? buttons.indexOf(event.target) : nearest(buttons, event)];
    if (spot) touch(spot);
  };
  return html`
    <div class="spots" role="group" aria-label=${t("Touch what is meant")} onClick=${meant}>
      ${shown.map((spot) => {
        const [x, y] = /** @type {[number, number]} */ (spot[place]);
        return html`
          <button
            key=${spot.label}
            class="spot"
            data-testid="spot"
            aria-label=${spot.label}
            aria-pressed=${spot.chooses ? chosen.isChosen(spot) : undefined}
            style=${{ left: `${x * 100}%`, top: `${y * 100}%` }}
          ></button>
        `;
      })}
    </div>
  `;
}

/** The index of the button nearest to a touch; -1 if none is within reach. */
function nearest(buttons, { clientX, clientY }) {
  const away = buttons.map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
  });
  const least = Math.min(...away);
  return least <= REACH_PX ? away.indexOf(least) : -1;
}
