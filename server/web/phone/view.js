// The phone's view: its own picture with a frame and a level, and one instruction.
import { html } from "../view.js";
import { tiltWords } from "./level.js";
import { t } from "../language.js";

const CONNECTING = t("Connecting …");

export function Phone({ phase, told, stream, tilt, word, start }) {
  if (phase === "sending")
    return html`<${Viewfinder} stream=${stream} tilt=${tilt} word=${word} />`;
  return html`
    <main class="phone-start" data-testid="phone" data-phase=${phase}>
      <h1>
        <img src="/icon.svg" alt="" width="36" height="36" /> ${t("This phone as the camera")}
      </h1>
      ${told && html`<p class="refusal" role="alert">${told}</p>`}
      ${
        ["ready", "starting"].includes(phase) &&
        html`
          <p>
            ${t("Stand the phone so that its back looks down on the whole sheet, from one side, and that it cannot slip. Plug it in if the evening is long.")}
          </p>
          <button class="primary" disabled=${phase === "starting"} onClick=${start}>
            ${t("Use this camera")}
          </button>
          <p class="hint">
            ${t("Its picture goes to the referee’s machine and nowhere else, until this page is closed or the referee ends it.")}
          </p>
        `
      }
    </main>
  `;
}

function Viewfinder({ stream, tilt, word }) {
  const saying = word?.trouble || word?.instruction || tiltWords(tilt);
  return html`
    <main class="viewfinder" data-testid="phone" data-phase="sending">
      <video
        autoplay
        muted
        playsinline
        ref=${(video) => video && video.srcObject !== stream && (video.srcObject = stream)}
      ></video>
      <div class="aim" aria-hidden="true"><span>${t("the whole sheet in here")}</span></div>
      ${tilt && html`<${Level} tilt=${tilt} />`}
      <p class="saying" role="status" data-testid="phone-instruction">
        ${word ? saying : CONNECTING}
      </p>
    </main>
  `;
}

/** A spirit level, and how far the camera looks down. */
function Level({ tilt }) {
  const fine = !tiltWords(tilt);
  return html`
    <div class="level" data-fine=${fine}>
      <span
        class="level-line"
        style=${{ transform: `rotate(${-tilt.aside.toFixed(1)}deg)` }}
      ></span>
      <span class="level-down">${t("{down}° down", { down: Math.round(tilt.down) })}</span>
    </div>
  `;
}
