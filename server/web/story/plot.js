// Scores over time: a step plot, and the same as a table.
import { html, useId } from "../view.js";
import { colourStyle, seatColour } from "../games/colours.js";
import {
  FRAME,
  colourOf,
  extentOf,
  hasCurves,
  levelsOf,
  pathOf,
  scaleOf,
  spansOf,
  summaryOf,
  tableOf,
} from "./curves.js";
import { t } from "../language.js";

const DASHES = ["", "9 5", "2 5", "14 5 2 5", "5 5"]; // distinguishable without colours too
const LABEL_APART = 100; // in the plot's units: the width of "Round 12" on a phone, and a gap

/** @param {{session: Session, story: Story | null}} props */
export function Plot({ session, story }) {
  if (!story || !hasCurves(story)) return null;
  return html`
    <figure class="plot" data-testid="plot">
      <figcaption>${t("{counts} over time", { counts: story.counts })}</figcaption>
      <${Legend} session=${session} story=${story} />
      <${Drawing} session=${session} story=${story} />
      <details>
        <summary>${t("As a table")}</summary>
        <div
          class="wide"
          tabindex="0"
          role="region"
          aria-label=${t("{counts}, as a table", { counts: story.counts })}
        >
          <${AsTable} story=${story} />
        </div>
      </details>
    </figure>
  `;
}

function Legend({ session, story }) {
  return html`
    <ul class="plot-legend">
      ${story.lines.map(
        (line, place) => html`
          <li>
            <svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
              <path
                class="curve"
                d="M1 4H33"
                style=${colourStyle(colourOf(session, line, seatColour))}
                stroke-dasharray=${DASHES[place % DASHES.length]}
              />
            </svg>
            ${line.label} <strong>${line.points.at(-1)?.[1]}</strong>
          </li>
        `,
      )}
    </ul>
  `;
}

function Drawing({ session, story }) {
  const title = useId();
  const extent = extentOf(story);
  const scale = scaleOf(extent);
  return html`
    <svg
      viewBox=${`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-labelledby=${title}
      class="drawing"
    >
      <title id=${title}>${summaryOf(story)}</title>
      <${Levels} levels=${levelsOf(extent)} scale=${scale} />
      <${Spans} spans=${spansOf(story, extent)} extent=${extent} scale=${scale} />
      ${story.lines.map(
        (line, place) => html`
          <path
            class="curve"
            key=${line.key}
            d=${pathOf(line, scale, extent.to)}
            style=${colourStyle(colourOf(session, line, seatColour))}
            stroke-dasharray=${DASHES[place % DASHES.length]}
          />
        `,
      )}
    </svg>
  `;
}

function Levels({ levels, scale }) {
  return levels.map(
    (value) => html`
      <g key=${value}>
        <path class="level" d=${`M${FRAME.left} ${scale.y(value)}H${FRAME.width - FRAME.right}`} />
        <text x=${FRAME.left - 6} y=${scale.y(value) + 4} text-anchor="end">${value}</text>
      </g>
    `,
  );
}

/** Marks where rounds begin, with as many labels as have room. */
function Spans({ spans, extent, scale }) {
  let free = FRAME.left;
  return spans.map(({ title, from }) => {
    const x = scale.x(Math.max(from, extent.from));
    const number = title.replace(/\D+/g, "");
    const shown = number && x >= free;
    if (shown) free = x + LABEL_APART;
    return html`
      <g key=${from}>
        ${from > extent.from && html`<path class="span" d=${`M${x} ${FRAME.top}V${FRAME.height - FRAME.bottom}`} />`}
        ${shown && html`<text x=${x + 2} y=${FRAME.height - 10}>${title}</text>`}
      </g>
    `;
  });
}

function AsTable({ story }) {
  const { columns, rows } = tableOf(story);
  return html`
    <table class="sums" data-testid="plot-table">
      <caption class="unseen">
        ${t("{counts} at the end of each round", { counts: story.counts })}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("Whose")}</th>
          ${columns.map((title) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ key, name, cells }) => html`
            <tr key=${key}>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${cell ?? "–"}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
