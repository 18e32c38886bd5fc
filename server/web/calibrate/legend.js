// The legend of the colours over the picture, and the height above the table that they are for.
import { html } from "../view.js";
import { STEPS, wordsOf } from "./scale.js";
import { decimal } from "../decimals.js";
import { t } from "../language.js";

export function Legend({ map, shown, show, children }) {
  return html`
    <div class="legend" data-testid="legend">
      <div class="legend-row">
        <label class="check">
          <input
            type="checkbox"
            checked=${shown}
            data-testid="show-map"
            onChange=${(event) => show(event.target.checked)}
          />
          ${t("Expected error in mm")}
        </label>
        ${children}
      </div>
      <ol class="legend-steps" aria-label=${t("Colours of the expected error, in mm")}>
        ${STEPS.map(
          (step, place) =>
            html`<li><i style=${`background: ${step.colour}`}></i>${wordsOf(place)}</li>`,
        )}
      </ol>
      <p class="hint">${sentence(map)}</p>
    </div>
  `;
}

function sentence(map) {
  const { height_mm: height, median_mm: usual, p95_mm: most } = map;
  if (usual === null)
    return height === 0
      ? t("Nothing on the table itself is in view.")
      : t("Nothing {height} mm above the table is in view.", { height });
  const figures = { height, usual: decimal(usual, 2), most: decimal(most, 1) };
  return height === 0
    ? t(
        "For points on the table itself: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",
        figures,
      )
    : t(
        "For points {height} mm above the table: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",
        figures,
      );
}
