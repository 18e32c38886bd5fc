// A replay in a slow loop or step by step, with the decisive frames below it.
import { html, useEffect, useRef, useState } from "../view.js";
import { withCode } from "../address.js";
import { t, tn } from "../language.js";
import { Readings } from "./readings.js";

// At 60 frames a second, 12 is a fifth of the real speed, slow enough to see a contact.
const SPEEDS = [
  { fps: 12, label: t("Slow motion") },
  { fps: 5, label: t("Slower") },
  { fps: 30, label: t("Half speed") },
];
const NONE_YET = { loaded: 0, missing: /** @type {string[]} */ ([]) };
const REST_FRAMES = 6; // the loop pauses at its last frame, so that its restart is noticed

/**
 * @param {object} props
 * @param {Clip} props.told - its pictures, also close up where it is known what was touched, and readings
 * @param {string | null} props.code
 * @param {(place: "in_replay") => unknown} props.spots - what may be touched
 */
export function Loop({ told, code, spots }) {
  const { replay, close, decisive, readings } = told;
  const [near, setNear] = useState(false);
  const frames = (near ? close : replay).map((path) => withCode(path, code));
  const { loaded, missing, at: pictureAt } = useLoaded(frames);
  const figure = useRef(/** @type {HTMLElement | null} */ (null));
  // In one update: a tick that is due when somebody stops the loop must not advance it.
  const [{ at, playing }, setLoop] = useState({ at: 0, playing: true });
  const [speed, setSpeed] = useState(0);
  const shown = Math.min(at, frames.length - 1);

  useEffect(() => {
    if (!playing || loaded < frames.length) return undefined;
    const after = (at) => (at + 1) % (frames.length + REST_FRAMES);
    const next = () => setLoop((now) => (now.playing ? { ...now, at: after(now.at) } : now));
    const timer = setInterval(next, 1000 / SPEEDS[speed].fps);
    return () => clearInterval(timer);
  }, [playing, speed, loaded, frames.length]);

  const stopAt = (place) =>
    setLoop({ at: Math.max(0, Math.min(frames.length - 1, place)), playing: false });
  const toggle = () => setLoop((now) => ({ ...now, playing: !now.playing }));

  return html`
    <figure
      class="replay"
      ref=${figure}
      data-testid="replay"
      data-frames=${frames.length}
      data-loaded=${loaded}
      data-at=${shown}
      data-near=${near}
    >
      <div class="touchable">
        <img
          src=${pictureAt(shown)}
          alt=${t("Replay, picture {shown}", { shown: shown + 1 })}
          width="640"
          height="360"
        />
        ${!near && spots("in_replay")}
      </div>
      ${
        loaded < frames.length &&
        html`<progress
          max=${frames.length}
          value=${loaded}
          aria-label=${t("Loading the replay")}
        />`
      }
      ${
        missing.length > 0 &&
        html`<p class="hint" role="status">
          ${tn(
            "{count} picture could not be loaded; the one before it is shown instead.",
            "{count} pictures could not be loaded; those before them are shown instead.",
            missing.length,
          )}
        </p>`
      }
      <figcaption>
        <button
          data-testid="replay-play"
          aria-label=${playing ? t("Pause the replay") : t("Play the replay")}
          onClick=${toggle}
        >
          <span aria-hidden="true">${playing ? "❚❚" : "▶"}</span>
        </button>
        <button aria-label=${t("One picture back")} onClick=${() => stopAt(shown - 1)}>‹</button>
        <input
          type="range"
          min="0"
          max=${frames.length - 1}
          value=${shown}
          aria-label=${t("Picture of the replay")}
          onInput=${(event) => stopAt(Number(event.target.value))}
        />
        <button aria-label=${t("One picture on")} onClick=${() => stopAt(shown + 1)}>›</button>
      </figcaption>
      <div class="replay-ways">
        <button
          aria-label=${t("Speed: {label}. Change it", { label: SPEEDS[speed].label })}
          onClick=${() => setSpeed((speed + 1) % SPEEDS.length)}
        >
          ${SPEEDS[speed].label}
        </button>
        ${
          close.length > 0 &&
          html`<button
            data-testid="replay-close"
            aria-pressed=${near}
            onClick=${() => setNear(!near)}
          >
            ${t("Close-up")}
          </button>`
        }
        ${
          document.fullscreenEnabled &&
          html`<button data-testid="replay-fill" onClick=${() => fillScreen(figure.current)}>
            ${t("Fill the screen")}
          </button>`
        }
      </div>
      <${Readings} readings=${readings} shown=${shown} decisive=${decisive} />
      <${Decisive} places=${decisive} pictureAt=${pictureAt} shown=${shown} stopAt=${stopAt} />
    </figure>
  `;
}

/** Switches the replay to full screen, or back. */
function fillScreen(figure) {
  const done = document.fullscreenElement ? document.exitFullscreen() : figure?.requestFullscreen();
  done?.catch(() => {}); // if the browser refuses, nothing changes
}

/** The decisive frames side by side; a click stops the replay at one. */
function Decisive({ places, pictureAt, shown, stopAt }) {
  if (!places.length) return null;
  return html`
    <div class="decisive" role="group" aria-label=${t("The pictures that decide")}>
      ${places.map(
        (place) => html`
          <button
            data-testid="decisive"
            aria-label=${t("Stop at picture {place}, one that decides", { place: place + 1 })}
            aria-pressed=${place === shown}
            onClick=${() => stopAt(place)}
          >
            <img src=${pictureAt(place)} alt="" width="640" height="360" />
          </button>
        `,
      )}
    </div>
  `;
}

/**
 * Loads all frames before the loop starts. If the proposal disappears, requests that are still
 * running are cancelled, because the server then no longer has the frames.
 *
 * @returns {{loaded: number, missing: string[], at: (place: number) => string}} how many have
 *   arrived or failed; which have failed; and what to show at a place: where a frame is missing, the
 *   last one before it
 */
export function useLoaded(frames) {
  const [{ loaded, missing }, setSeen] = useState(NONE_YET);
  useEffect(() => {
    setSeen(NONE_YET);
    const done = (failed) =>
      setSeen((seen) => ({ loaded: seen.loaded + 1, missing: [...seen.missing, ...failed] }));
    const pictures = frames.map((path) => {
      const picture = new Image();
      picture.onload = () => done([]);
      picture.onerror = () => done([path]);
      picture.src = path;
      return picture;
    });
    return () => {
      for (const picture of pictures)
        Object.assign(picture, { onload: null, onerror: null, src: "" });
    };
  }, [frames.join()]);
  const at = (place) =>
    frames
      .slice(0, place + 1)
      .filter((path) => !missing.includes(path))
      .at(-1) ?? frames[place];
  return { loaded, missing, at };
}
