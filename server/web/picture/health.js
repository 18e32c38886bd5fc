// One line on the camera's health: quiet while all is well, a sentence if something is wrong.
import { html } from "../view.js";
import { sentence } from "../words.js";
import { MATTER_OF_COURSE } from "./matter_of_course.js";
import { stillness } from "./stillness.js";
import { t } from "../language.js";

/** @param {{camera: any, link: string, rate: number | null}} props - `rate`: see Live */
export function Health({ camera: told, link, rate }) {
  const camera = told?.camera;
  const state = stateOf(told, link);
  return html`
    <div class="health" data-testid="camera-health" data-state=${state} role="status">
      <span class="lamp" aria-hidden="true"></span>
      <p>
        <strong data-testid="board">${headline(told, link)}</strong>
        ${camera?.problem && html`<span class="problem">${camera.problem}</span>`}
        ${camera && !camera.problem && html`<span class="news">${sentence(news(camera))}</span>`}
      </p>
      ${
        camera &&
        html`
          <p class="figures">
            <span data-testid="fps" title=${ofWhat(camera)}>${pace(camera, rate)}</span>
            ${camera.dropped > 0 && html`<span>${t("{dropped} dropped", { dropped: camera.dropped })}</span>`}
            <span class="source" title=${camera.source}>${camera.source}</span>
          </p>
        `
      }
    </div>
  `;
}

/** The progress of a measurement, or the rate of the pictures that this browser shows. */
function pace(camera, rate) {
  if (camera.measuring) return camera.doing || t("measuring");
  return rate === null ? "" : t("{rate} fps", { rate: Math.round(rate) });
}

function ofWhat({ frames_per_s: made }) {
  return t("Pictures a second that reach this browser; the camera gives {made}", {
    made: Math.round(made),
  });
}

/** The camera's news, unless the list below shows them already. */
function news(camera) {
  const told = camera.happened?.at(-1)?.text;
  return camera.news === told && told !== MATTER_OF_COURSE ? "" : camera.news;
}

/** The state of the camera: "bad" if somebody has to act; waiting for a measurement is not bad. */
export function stateOf(told, link) {
  if (told && !told.camera) return "off";
  if (link === "lost") return "bad";
  if (!told) return "waiting";
  const waits = stillness(told.camera, link)?.frozen === false;
  if (!told.ok && !waits) return "bad";
  return told.camera.calibrated && !told.camera.conditions?.length ? "good" : "waiting";
}

function headline(told, link) {
  if (told && !told.camera) return t("Playing without a camera");
  if (link === "lost") return t("No news from the camera");
  if (!told) return t("Asking the camera");
  // The result of the last picture says nothing about the current table.
  const still = stillness(told.camera, link);
  if (still?.frozen) return sentence(t("no fresh picture of the board"));
  return still && told.camera.paused ? still.words : sentence(told.camera.board);
}
