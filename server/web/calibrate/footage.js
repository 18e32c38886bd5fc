// The film that is watched instead of a camera: where it is, pausing it, going to another place.
import { html, useEffect, useRef, useState } from "../view.js";
import { Refusal } from "../page/refusal.js";
import { useTable } from "../page/table.js";
import { t } from "../language.js";
import { clock } from "./clock.js";

const STEP_S = 10;
/** How long the slider has to stay at a place before the film goes there. */
const SETTLED_MS = 250;

/** @param {{camera: any, second?: any}} props - `second`: the camera beside it, if there is one */
export function Footage({ camera, second }) {
  const { state } = useTable();
  if (typeof camera?.position_s !== "number") return null;
  if (second ?? state.camera?.second) return html`<p class="film-place">${placeOf(camera)}</p>`;
  const role = state.session?.role ?? "referee"; // nobody else sees it without a game
  return role === "referee" && html`<${Controls} camera=${camera} />`;
}

function Controls({ camera }) {
  const { deeds } = useTable();
  const [answer, setAnswer] = useState(/** @type {FootagePlace | null} */ (null));
  const [wanted, setWanted] = useState(/** @type {number | null} */ (null));
  const [wentBack, setWentBack] = useState(false);
  const told = answer ?? camera;
  const at_s = wanted ?? told.position_s;

  const ask = (what) =>
    deeds.ask("footage", async () => {
      setAnswer(await what());
    });
  const pause = () => ask(() => deeds.api.footage("pause", { paused: !told.paused }));
  function go(to_s) {
    setWentBack(to_s < told.position_s);
    setWanted(null);
    setAnswer({ ...told, position_s: to_s });
    ask(() => deeds.api.footage("jump", { to_s }));
  }
  const step = (by_s) => () => go(within(told, at_s + by_s));

  useEffect(() => setAnswer(null), [camera]); // what the program tells next is newer
  useSettled(wanted, go);
  useKey("p", pause);
  return html`
    <section class="film" aria-label=${t("Footage")} data-testid="footage">
      <p class="film-place" data-testid="film-place">${placeOf({ ...told, position_s: at_s })}</p>
      ${
        told.length_s !== null &&
        html`<input
          type="range"
          min="0"
          max=${told.length_s}
          step="any"
          value=${at_s}
          aria-label=${t("Place in the footage")}
          aria-valuetext=${placeOf({ ...told, position_s: at_s })}
          data-testid="film-slider"
          onKeyDown=${(event) => moved(event, at_s, (to_s) => setWanted(within(told, to_s)))}
          onInput=${(event) => setWanted(Number(event.currentTarget.value))}
        />`
      }
      <div class="film-buttons">
        <button onClick=${step(-STEP_S)} data-testid="film-back">
          ${t("{seconds} s back", { seconds: STEP_S })}
        </button>
        <button aria-keyshortcuts="p" onClick=${pause} data-testid="film-pause">
          ${told.paused ? t("Go on") : t("Pause")} <kbd aria-hidden="true">P</kbd>
        </button>
        <button onClick=${step(STEP_S)} data-testid="film-on">
          ${t("{seconds} s on", { seconds: STEP_S })}
        </button>
      </div>
      <p class="film-hint" role="status">
        ${wentBack && t("What was answered before may be proposed again.")}
      </p>
      <${Refusal} spot="footage" />
    </section>
  `;
}

/** "1:23 of 4:05"; without the length where the film does not state one. */
function placeOf({ position_s, length_s }) {
  if (length_s === null) return clock(position_s);
  return t("{place} of {length}", { place: clock(position_s), length: clock(length_s) });
}

/** A place in the film; beyond its end there is none. */
function within({ length_s }, to_s) {
  return Math.max(0, Math.min(to_s, length_s ?? Infinity));
}

/** Arrows move the slider by a second, page keys by more. */
function moved(event, at_s, to) {
  const by_s = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -STEP_S,
    PageUp: STEP_S,
  };
  if (!(event.key in by_s)) return;
  event.preventDefault();
  to(at_s + by_s[event.key]);
}

function useSettled(wanted, then) {
  const now = useRef(then);
  now.current = then;
  useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => now.current(wanted), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
}

function useKey(key, deed) {
  const { state } = useTable();
  const now = useRef({ deed, state });
  now.current = { deed, state };
  useEffect(() => {
    const pressed = (event) => {
      const other = event.altKey || event.ctrlKey || event.metaKey || event.repeat;
      if (other || event.key.toLowerCase() !== key || now.current.state.dialog) return;
      if (!isTyping(event.target)) now.current.deed();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [key]);
}

function isTyping(target) {
  if (!(target instanceof Element) || target.matches("[type=range]")) return false;
  return target.closest("input, select, textarea, [contenteditable]") !== null;
}
