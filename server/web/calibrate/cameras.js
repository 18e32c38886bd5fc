// All cameras, each with a small picture, and switching to another one.
import { html, useEffect, useState } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { t } from "../language.js";

const SIZES_TOLD = 3;

export function Cameras() {
  const { state, deeds } = useTable();
  const [list, setList] = useState(/** @type {CameraList | null} */ (null));
  const ask = (what) =>
    deeds.ask("cameras", async () => {
      setList(await what());
    });
  const look = () => {
    setList(null); // the pictures of the last time are old
    ask(deeds.api.cameras);
  };
  const opened = (event) => event.currentTarget.open && look();
  return html`
    <details class="card other cameras" data-testid="cameras" onToggle=${opened}>
      <summary>${t("Choose another camera")}</summary>
      ${!list && state.busy.cameras && html`<p class="hint" role="status">${t("Looking …")}</p>`}
      ${list && !list.choosable && html`<p class="hint">${list.why}</p>`}
      ${
        list?.choosable &&
        html`
          <ul>
            ${list.cameras.map(
              (one) => html`
                <${Line}
                  key=${one.key}
                  camera=${one}
                  busy=${state.busy.cameras}
                  choose=${() => ask(() => deeds.api.chooseCamera(one.key))}
                />
              `,
            )}
          </ul>
          <p class="hint">
            ${t("The table is found again by its sheet in the new camera's picture, and the game goes on.")}
          </p>
          <p>
            <button disabled=${state.busy.cameras} onClick=${look}>
              ${t("Look again what is plugged in")}
            </button>
          </p>
        `
      }
      <${Refusal} spot="cameras" />
    </details>
  `;
}

function Line({ camera, busy, choose }) {
  return html`
    <li data-testid="camera" data-in-use=${camera.in_use}>
      <${Glimpse} camera=${camera} />
      <div>
        <b>${nameOf(camera)}</b>
        <small>${sizesOf(camera)}</small>
        ${camera.identity && html`<small class="identity">${camera.identity}</small>`}
        ${
          camera.in_use
            ? html`<span class="in-use">${t("In use")}</span>`
            : html`<button
                disabled=${busy}
                data-testid="choose-camera"
                aria-label=${t("Use this camera: {name}", { name: nameOf(camera) })}
                onClick=${choose}
              >
                ${t("Use this camera")}
              </button>`
        }
      </div>
    </li>
  `;
}

/** A small picture, requested once each time one looks, because the camera's lamp turns on for it. */
function Glimpse({ camera }) {
  const { deeds } = useTable();
  const [seen, setSeen] = useState({ picture: null, why: "" });
  const shown = camera.kind === "webcam" || camera.in_use;
  useEffect(() => {
    let gone = false;
    if (shown)
      deeds.api
        .glimpse(camera.key)
        .catch((refusal) => ({ picture: null, why: refusal.detail }))
        .then((found) => gone || setSeen(found));
    return () => {
      gone = true;
    };
  }, [camera.key, camera.in_use]);
  if (seen.picture)
    return html`<img src=${seen.picture} alt=${t("What {name} sees", { name: nameOf(camera) })} />`;
  return html`<p class="no-glimpse">
    ${seen.why || (shown ? t("Looking …") : t("Seen once it is in use"))}
  </p>`;
}

function nameOf({ kind, name, number }) {
  if (kind === "phone") return t("The phone");
  return name || t("Camera {number}", { number });
}

function sizesOf({ kind, sizes }) {
  if (!sizes.length) return kind === "webcam" ? t("Its picture sizes are not told.") : "";
  const more = sizes.length > SIZES_TOLD ? ", …" : "";
  return sizes.slice(0, SIZES_TOLD).map(sizeOf).join(", ") + more;
}

function sizeOf({ size_wh: [wide, high], fps }) {
  return fps
    ? t("{wide} × {high} at {fps} a second", { wide, high, fps: Math.round(fps) })
    : `${wide} × ${high}`;
}
