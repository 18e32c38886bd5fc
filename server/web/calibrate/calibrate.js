// Table and camera: is the picture good enough, how accurate is the calibration, what to do first.
import { html, useState } from "../view.js";
import { Live } from "../picture/live.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { Overlay } from "./overlay.js";
import { Legend } from "./legend.js";
import { Advice } from "./advice.js";
import { Cameras } from "./cameras.js";
import { Figures } from "./figures.js";
import { Footage } from "./footage.js";
import { KeepCamera } from "./keep_camera.js";
import { FirstPhone } from "./phone.js";
import { SecondCamera } from "./second.js";
import { Sheets } from "./sheets.js";
import { useCoach } from "./use_coach.js";
import { t } from "../language.js";

export { Footage };
export { QrCode } from "./qr_code.js"; // of invitations, too

const HEIGHTS_MM = [0, 30, 60];

export function Calibrate() {
  const { code } = useTable();
  const [heightMm, setHeightMm] = useState(0);
  const [shown, setShown] = useState(true);
  const { told, silent } = useCoach(heightMm);
  const check = told?.check;
  return html`
    <main class="calibrate" data-testid="calibrate" aria-busy=${!told}>
      <h1 class="unseen">${t("Table and camera")}</h1>
      <section class="calibrate-seen" aria-label=${t("The table, seen by the camera")}>
        ${
          told && !told.camera
            ? html`<p class="card no-lens">
                ${t("No camera. Start the program with --camera or --footage.")}
              </p>`
            : html`<${Seen} told=${told} silent=${silent} code=${code} shown=${shown} />`
        }
        <${Footage} camera=${told?.camera} second=${told?.second} />
        ${check && html`<${Advice} check=${check} stopped=${stopped(told, silent)} calibrated=${Boolean(told.table)} />`}
        ${
          told?.table &&
          html`<${Legend} map=${told.table.map} shown=${shown} show=${setShown}>
            <${Heights} heightMm=${heightMm} choose=${setHeightMm} />
          <//>`
        }
      </section>
      <section class="calibrate-told">
        ${told?.camera?.choosable && html`<${Cameras} />`}
        <${FirstPhone} told=${told} />
        <${SecondCamera} second=${told?.second} code=${code} />
        ${check && html`<${Figures} check=${check} />`}
        ${told?.camera && html`<${SolveAgain} told=${told} />`}
        ${told?.table && html`<${KeepCamera} camera=${told.camera} code=${code} />`}
        <${Sheets} code=${code} />
      </section>
    </main>
  `;
}

/** Whether no new pictures come, so that the figures are those of an old one. */
function stopped(told, silent) {
  return Boolean(silent || told?.camera?.frozen || told?.camera?.problem);
}

function standstill(told) {
  return told.frame === null ? t("No picture yet") : t("Picture frozen");
}

function Seen({ told, silent, code, shown }) {
  const still = silent || told?.camera?.frozen;
  return html`
    <div class="live" data-frozen=${Boolean(still)}>
      <${Live} code=${code} link="live" />
      ${told?.table && !silent && html`<${Overlay} told=${told} shown=${shown} />`}
      ${still && html`<p class="frozen">${silent ? t("No connection") : standstill(told)}</p>`}
      ${!still && told?.camera?.paused && html`<p class="waits">${t("Footage paused")}</p>`}
    </div>
    ${told?.camera?.problem && html`<p class="refusal" role="alert">${told.camera.problem}</p>`}
  `;
}

/**
 * Chooses the height for which accuracy is shown: points above the table appear shifted outwards.
 */
function Heights({ heightMm, choose }) {
  return html`
    <div class="chips" role="group" aria-label=${t("Height the error is given for")}>
      ${HEIGHTS_MM.map(
        (height) => html`
          <button
            class="chip"
            aria-pressed=${height === heightMm}
            data-testid=${`height-${height}`}
            onClick=${() => choose(height)}
          >
            ${height === 0 ? t("On the table") : t("{height} mm above", { height })}
          </button>
        `,
      )}
    </div>
  `;
}

function SolveAgain({ told }) {
  const { state, deeds } = useTable();
  const busy = state.busy.solve;
  const solve = () => deeds.ask("solve", deeds.api.solve);
  return html`
    <div class="solve">
      <button class="primary" data-testid="solve" disabled=${busy} onClick=${solve}>
        ${t("Solve again")}
      </button>
      <p class="hint">
        ${
          told.camera.calibrated
            ? t(
                "Finds camera and table again in the next picture; nothing may cover the boards. What is proposed already keeps its values; what was measured while no board was in view is checked again.",
              )
            : t("No board is recognised yet; the program keeps looking for one.")
        }
      </p>
      <${Refusal} spot="solve" />
    </div>
  `;
}
