// Creatures that may have been struck: probability, and shift of the picture, frame by frame.
import { html } from "../view.js";
import { colourStyle } from "../games/colours.js";
import { decimal } from "../decimals.js";
import { percent, sentence } from "../words.js";
import { t } from "../language.js";
import { useTable } from "../page/table.js";
import { labelsOf } from "./reading_labels.js";
import { linesOf, mostOf } from "./shifts.js";

const HIGH = 30; // height of a plot in its own units; its width is the number of frames

/** @param {{readings: Reading[], shown: number, decisive: number[]}} props */
export function Readings({ readings, shown, decisive }) {
  if (!readings.length) return null;
  const most = mostOf(readings);
  const labels = labelsOf(readings, useTable().state.session?.state);
  const nobody = 1 - readings.reduce((sum, { probability }) => sum + probability, 0);
  return html`
    <dl class="readings" data-testid="readings">
      ${readings.map(
        (reading, place) => html`
          <div style=${colourStyle(reading.colour)}>
            <dt>${sentence(labels[place])}</dt>
            <dd>${percent(reading.probability)}</dd>
            <${Plot} ...${{ reading, most, shown, decisive }} />
          </div>
        `,
      )}
      <div>
        <dt>${t("Nobody")}</dt>
        <dd>${percent(Math.max(0, nobody))}</dd>
      </div>
    </dl>
    <p class="hint">
      ${t("How far each moved in the picture, frame by frame: {most} px at most.", { most: decimal(most, 1) })}
    </p>
  `;
}

function Plot({ reading, most, shown, decisive }) {
  const frames = reading.shift_px.length;
  const first = Math.min(...decisive);
  return html`
    <svg viewBox=${`0 0 ${frames - 1} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      ${
        decisive.length > 0 &&
        html`<rect x=${first} y="0" width=${Math.max(...decisive) - first} height=${HIGH} />`
      }
      <path class="here" d=${`M${shown} 0V${HIGH}`} />
      ${linesOf(reading.shift_px, most, HIGH).map((points) => html`<polyline points=${points} />`)}
    </svg>
  `;
}
