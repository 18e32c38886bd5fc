// Saving the estimated lens, so that the next evening begins with it.
import { html } from "../view.js";
import { withCode } from "../address.js";
import { t } from "../language.js";

export function KeepCamera({ camera, code }) {
  return html`
    <details class="card other keep-camera" data-testid="keep-camera">
      <summary>${t("Save this camera")}</summary>
      <p class="hint">
        ${
          camera.keep_as
            ? t(
                "Put the file into the data folder as {file}: it will be used automatically next time.",
                {
                  file: html`<code>${camera.keep_as}</code>`,
                },
              )
            : t("Give the file to {serve}, or to {calibrate}.", {
                serve: html`<code>--camera-file</code>`,
                calibrate: html`<code>tableref calibrate --camera</code>`,
              })
        }
        ${" "}
        ${t(
          "It is good as long as zoom, focus and resolution stay as they are. Best is a file made from ten pictures of a sheet held before the camera in many ways: {command}.",
          { command: html`<code>tableref calibrate --save-camera</code>` },
        )}
      </p>
      <p>
        ${
          camera.keep_doubt ||
          html`<a href=${withCode("/api/calibration/camera.json", code)} download="camera.json"
            >camera.json</a
          >`
        }
      </p>
    </details>
  `;
}
