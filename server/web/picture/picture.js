// The live picture with what was seen drawn on it, and how the camera does.
import { html, useEffect, useState } from "../view.js";
import { withCode } from "../address.js";
import { useTable } from "../page/table.js";
import { Conditions } from "./conditions.js";
import { Happened } from "./happened.js";
import { Health } from "./health.js";
import { stillness } from "./stillness.js";

export function Picture() {
  const { state, code } = useTable();
  const camera = state.camera?.camera;
  const still = stillness(camera, state.link);
  const kind = still?.frozen ? "frozen" : "waits";
  return html`
    <section class="picture" aria-label="The table, seen by the camera">
      <div class="live" data-frozen=${Boolean(still?.frozen)}>
        ${shown(state, camera, code)}
        ${still && html`<p class=${kind} data-testid=${kind}>${still.words}</p>`}
      </div>
      <${Conditions} camera=${camera} />
      <${Health} camera=${state.camera} link=${state.link} />
      <${Happened} camera=${camera} />
    </section>
  `;
}

function shown(state, camera, code) {
  if (state.camera && !camera)
    return html`<p class="no-camera">No camera. Everything can be typed.</p>`;
  if (!(state.camera?.picture ?? state.session?.picture ?? true))
    return html`<p class="no-camera">
      The picture is not shown here: the camera looks at another game, or it might show somebody's
      cards.
    </p>`;
  // Before it is known who looks, nothing is asked for.
  return state.phase !== "opening" && html`<${Live} code=${code} link=${state.link} />`;
}

/**
 * Motion JPEG in an image. It is let go while nobody looks: a browser opens only six connections to
 * one server, and a forgotten tab must not hold one. A new address after a break makes it try again.
 */
export function Live({ code, link }) {
  const [attempt, setAttempt] = useState(0);
  const looking = useLooking();
  useEffect(() => {
    if (link === "live") setAttempt((before) => before + 1);
  }, [link]);
  const path = withCode(`/api/camera/live?attempt=${attempt}`, code);
  return html`<img
    data-testid="live"
    src=${looking && attempt ? path : undefined}
    alt="Live picture of the table with what was recognised drawn on it"
    width="1280"
    height="720"
  />`;
}

function useLooking() {
  const [looking, setLooking] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setLooking(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return looking;
}
