// One instruction at a time: what to do first; the rest waits behind it.
import { html } from "../view.js";

const HEADLINES = {
  good: "All is well",
  fair: "Good enough, and can be better",
  poor: "Do this first",
};
const WELL = "Light, sharpness, boards and accuracy are as they should be. The game can begin.";

const STILL =
  "The picture stands still: look to the camera first. What is told here is of the last picture.";

const UNKNOWN =
  "Where the table is, is not known at this moment: lay the printed sheet in view, whole, flat and well lit.";

export function Advice({ check, stopped, calibrated }) {
  const { instruction, further } = check;
  if (stopped) return html`<${Urgent} cause="camera/still" sentence=${STILL} />`;
  if (!calibrated && !instruction)
    return html`<${Urgent} cause="board/unseen" sentence=${UNKNOWN} />`;
  return html`
    <div class="card advice" data-grade=${check.grade} data-testid="advice" role="status">
      <h2>${HEADLINES[check.grade]}</h2>
      <p data-testid="instruction" data-cause=${instruction?.cause ?? ""}>
        ${instruction?.sentence ?? WELL}
      </p>
      ${
        further.length > 0 &&
        html`
          <details class="other">
            <summary>
              ${further.length === 1 ? "Then one more thing" : `Then ${further.length} more things`}
            </summary>
            <ol>
              ${further.map((one) => html`<li>${one.sentence}</li>`)}
            </ol>
          </details>
        `
      }
    </div>
  `;
}

function Urgent({ cause, sentence }) {
  return html`
    <div class="card advice" data-grade="poor" data-testid="advice" role="status">
      <h2>${HEADLINES.poor}</h2>
      <p data-testid="instruction" data-cause=${cause}>${sentence}</p>
    </div>
  `;
}
