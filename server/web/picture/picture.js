// The live picture with sightings drawn on it, and the camera's state.
import { html, useState } from "../view.js";
import { Part } from "../page/part.js";
import { useTable } from "../page/table.js";
import { Conditions } from "./conditions.js";
import { Health } from "./health.js";
import { Live } from "./live.js";
import { stillness } from "./stillness.js";
import { t } from "../language.js";

export function Picture() {
  const { state, code } = useTable();
  const [rate, setRate] = useState(/** @type {number | null} */ (null));
  const camera = state.camera?.camera;
  const still = stillness(camera, state.link);
  const kind = still?.frozen ? "frozen" : "waits";
  return html`
    <section class="picture" aria-label=${t("The table, seen by the camera")}>
      <div class="live" data-frozen=${Boolean(still?.frozen)}>
        ${shown(state, camera, { code, onRate: setRate })}
        ${still && html`<p class=${kind} data-testid=${kind}>${still.words}</p>`}
      </div>
      <${Conditions} camera=${camera} />
      <${Health} camera=${state.camera} link=${state.link} rate=${rate} />
      <${Part} of="aside" view="Below" quiet camera=${camera} />
    </section>
  `;
}

function shown(state, camera, { code, onRate }) {
  if (state.camera && !camera)
    return html`<p class="no-camera">${t("No camera. Everything can be typed.")}</p>`;
  if (!(state.camera?.picture ?? state.session?.picture ?? true))
    return html`<p class="no-camera">
      ${t("The picture is not shown here: the camera looks at another game, or it might show somebody’s cards.")}
    </p>`;
  // Nothing is requested before the role is known.
  return (
    state.phase !== "opening" && html`<${Live} code=${code} link=${state.link} onRate=${onRate} />`
  );
}
