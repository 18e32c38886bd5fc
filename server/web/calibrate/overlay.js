// The overlay on the live picture: the expected error, the detected boards, and their outline.
import { html } from "../view.js";
import { decimal } from "../decimals.js";
import { contour } from "./contours.js";
import { LEVELS, STEPS, stepOf } from "./scale.js";
import { t } from "../language.js";

const REFERENCE_PX = 1280; // lines and letters scale with the picture
const CORNER_PX = 7;

/**
 * The overlay as SVG. Its view box begins at -0.5, because (0, 0) is the centre of the first pixel.
 */
export function Overlay({ told, shown }) {
  const { check, table } = told;
  const [w, h] = check.size_wh;
  const unit = w / REFERENCE_PX;
  return html`
    <svg
      class="overlay"
      viewBox=${`-0.5 -0.5 ${w} ${h}`}
      style=${`--unit: ${unit}px`}
      role="img"
      aria-label=${t("Expected error over the table, and the boards that were found")}
      data-testid="overlay"
    >
      ${shown && html`<${ErrorTiles} map=${table.map} /><${ErrorLines} map=${table.map} unit=${unit} size=${[w, h]} />`}
      ${
        table.outline_px.length > 2 &&
        html`<polygon
          class="table-outline"
          points=${table.outline_px.map((p) => p.join(",")).join(" ")}
        />`
      }
      ${table.marks.flatMap((board) => board.marks_px).map((mark) => html`<${Mark} mark=${mark} unit=${unit} />`)}
    </svg>
  `;
}

/**
 * One group for each colour step. Rectangles overlap by a pixel so that no seams show; grouping
 * them keeps the overlaps from being darker.
 */
function ErrorTiles({ map }) {
  const width = map.x_px[1] - map.x_px[0];
  const height = map.y_px[1] - map.y_px[0];
  const strips = map.sigma_mm.flatMap((row, y) => runs(row).map((run) => ({ ...run, y })));
  return STEPS.map(
    ({ colour, opacity }, step) => html`
      <g fill=${colour} opacity=${opacity}>
        ${strips
          .filter((strip) => strip.step === step)
          .map(
            ({ start, end, y }) => html`
              <rect
                x=${map.x_px[start] - width / 2}
                y=${map.y_px[y] - height / 2}
                width=${width * (end - start)}
                height=${height + 1}
              />
            `,
          )}
      </g>
    `,
  );
}

/**
 * Merges neighbouring cells of the same colour step: a hundred rectangles instead of a thousand.
 */
function runs(row) {
  const found = [];
  row.forEach((value, place) => {
    const step = value === null ? null : stepOf(value);
    const last = found.at(-1);
    if (last && last.step === step) last.end = place + 1;
    else found.push({ start: place, end: place + 1, step });
  });
  return found.filter((run) => run.step !== null);
}

function ErrorLines({ map, unit, size }) {
  const labels = [];
  return LEVELS.map((level) => {
    const pieces = contour(map, level);
    if (!pieces.length) return null;
    const path = pieces.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
    const [x, y] = labelPlace(pieces, size, unit);
    // Near the picture's edge lines run together: a label that would cover another is left out.
    const free = labels.every(
      ([a, b]) => Math.abs(a - x) > 100 * unit || Math.abs(b - y) > 30 * unit,
    );
    if (free) labels.push([x, y]);
    return html`
      <path class="error-line under" d=${path} />
      <path class="error-line" d=${path} />
      ${free && html`<text class="error-label" x=${x} y=${y} text-anchor="middle">${decimal(level)} mm</text>`}
    `;
  });
}

/** The point of a line at which its label is farthest from the picture's edge. */
function labelPlace(pieces, [w, h], unit) {
  const fromRim = ([x, y]) => Math.min(x, w - x, 1.8 * y, 1.8 * (h - y));
  const [x, y] = pieces.reduce((best, piece) => (fromRim(piece) > fromRim(best) ? piece : best));
  const within = (value, margin, size) => Math.min(Math.max(value, margin), size - margin);
  return [within(x, 60 * unit, w), within(y + 7 * unit, 26 * unit, h)];
}

function Mark({ mark, unit }) {
  if (mark.length > 2) {
    return html`<polygon class="mark" points=${mark.map((point) => point.join(",")).join(" ")} />`;
  }
  const [[x, y]] = mark;
  const arm = CORNER_PX * unit;
  return html`<path class="mark" d=${`M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`} />`;
}
