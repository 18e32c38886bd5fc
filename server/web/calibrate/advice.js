// One instruction at a time: what to do first, with the others folded away.
import { html } from "../view.js";
import { t, tn } from "../language.js";

const HEADLINES = {
  good: t("All is well"),
  fair: t("Good enough, but it can be better"),
  poor: t("Do this first"),
};
const WELL = t("Light, sharpness, boards and accuracy are as they should be. The game can begin.");

const STILL = t(
  "The picture has frozen: see to the camera first. The figures here are those of the last picture.",
);

const UNKNOWN = t(
  "The table is not recognised at the moment: lay the printed sheet in view, whole, flat and well lit.",
);

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
              ${tn("Then one more thing", "Then {count} more things", further.length)}
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
