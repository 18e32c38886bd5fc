// What was found of the lens can be kept, so that the next evening begins with it.
import { html } from "../view.js";
import { withCode } from "../address.js";

export function KeepCamera({ camera, code }) {
  return html`
    <details class="card other keep-camera" data-testid="keep-camera">
      <summary>Save this camera</summary>
      <p class="hint">
        ${
          camera.keep_as
            ? html`Put the file into the data folder as <code>${camera.keep_as}</code>: it is used
                by itself next time.`
            : html`Give the file to <code>--camera-file</code>, or to <code>--camera</code> of${" "}
                <code>tableref calibrate</code>.`
        }
        ${" "}It holds as long as zoom, focus and resolution stay as they are. Best is a file made
        from ten pictures of a sheet held before the camera in many ways:${" "}
        <code>tableref calibrate</code> with <code>--save-camera</code>.
      </p>
      <p>
        <a href=${withCode("/api/calibration/camera.json", code)} download="camera.json"
          >camera.json</a
        >
      </p>
    </details>
  `;
}
