// What the colours over the picture mean, and for which height above the table.
import { html } from "../view.js";
import { STEPS, wordsOf } from "./scale.js";

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
          Expected error in mm
        </label>
        ${children}
      </div>
      <ol class="legend-steps" aria-label="Colours of the expected error, in mm">
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
  const where = map.height_mm === 0 ? "on the table itself" : `${map.height_mm} mm above the table`;
  if (map.median_mm === null) return `Nothing ${where} is in view.`;
  const usual = map.median_mm.toFixed(2);
  return `It holds for points ${where}: ${usual} mm as a rule, 95 % under ${map.p95_mm.toFixed(1)} mm. A point that is higher or lower than supposed lies elsewhere.`;
}
