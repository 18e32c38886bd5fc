// A board that can be zoomed with two fingers, Ctrl and the wheel, a double tap, or buttons. One finger
// and the plain wheel scroll as usual; the buttons work with the keyboard.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../view.js";
import { factorOfWheel, fingers, LEAST, MOST, zoomedAbout } from "./about.js";
import { t } from "../../language.js";

const STEP = 1.5; // factor of a button: four clicks from the smallest to nearly the largest zoom
const DOUBLE_TAP = 2;

/**
 * @param {object} props
 * @param {"hex-map" | "pitch-frame" | "house-frame" | "locations-frame"} props.kind - names its style
 * @param {{current: HTMLElement | null}} [props.frame] - for whoever pushes the frame about
 * @param {boolean} [props.tapped] - two taps on it mean something else now
 * @param {object} [props.style]
 * @param {any} [props.children]
 */
export function Zoom({ kind, frame: given, tapped = false, style = {}, children }) {
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  const frame = given ?? own;
  const [seen, setSeen] = useState({ zoom: LEAST, left: 0, top: 0 });
  const now = useRef(seen);
  now.current = seen;
  const by = (factor, place) => setSeen(zoomedAbout(seenIn(frame, now), place, factor));

  useLayoutEffect(() => {
    if (seen.zoom !== LEAST || seen.left || seen.top) frame.current?.scrollTo(seen);
  }, [seen]);
  useEffect(() => listen(frame.current, by), []);

  const onDblClick = (event) => {
    if (tapped || event.target.closest("button:enabled, [role=button]")) return;
    by(seen.zoom > LEAST ? LEAST / MOST : DOUBLE_TAP, placeIn(frame.current, event));
  };
  return html`
    <div class="zoom">
      <div class="zoom-buttons" role="group" aria-label=${t("Size of the board")}>
        <${Button}
          sign="−"
          name=${t("Smaller")}
          off=${seen.zoom <= LEAST}
          click=${() => by(1 / STEP, middleOf(frame.current))}
        />
        <${Button}
          sign="+"
          name=${t("Larger")}
          off=${seen.zoom >= MOST}
          click=${() => by(STEP, middleOf(frame.current))}
        />
      </div>
      <div
        class=${`zoom-frame ${kind}`}
        data-testid="zoom-frame"
        role="group"
        aria-label=${t("The board, to be scrolled")}
        tabindex="0"
        data-zoom=${seen.zoom.toFixed(2)}
        style=${{ ...style, "--zoom": seen.zoom }}
        ref=${frame}
        onDblClick=${onDblClick}
      >
        <div class="zoomed">${children}</div>
      </div>
    </div>
  `;
}

function Button({ sign, name, off, click }) {
  return html`<button
    class="quiet"
    aria-label=${name}
    aria-disabled=${off}
    onClick=${() => !off && click()}
  >
    <span aria-hidden="true">${sign}</span>
  </button>`;
}

/** Adds native listeners, because only these can keep the page from scrolling. */
function listen(frame, by) {
  if (!frame) return;
  let before = /** @type {ReturnType<typeof fingers> | null} */ (null);
  const wheel = (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    by(factorOfWheel(event.deltaY), placeIn(frame, event));
  };
  const touch = (event) => {
    before = event.touches.length === 2 ? fingers(event.touches) : null;
  };
  const move = (event) => {
    if (!before || event.touches.length !== 2) return;
    event.preventDefault();
    const now = fingers(event.touches);
    frame.scrollBy(before.x - now.x, before.y - now.y);
    by(now.apart / before.apart, placeIn(frame, { clientX: now.x, clientY: now.y }));
    before = now;
  };
  const heard = { wheel, touchstart: touch, touchend: touch, touchcancel: touch, touchmove: move };
  for (const [name, deed] of Object.entries(heard))
    frame.addEventListener(name, deed, { passive: false });
  return () => {
    for (const [name, deed] of Object.entries(heard)) frame.removeEventListener(name, deed);
  };
}

function seenIn(frame, now) {
  const { scrollLeft: left, scrollTop: top } = frame.current;
  return { zoom: now.current.zoom, left, top };
}

function placeIn(frame, { clientX, clientY }) {
  const { left, top } = frame.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function middleOf(frame) {
  return { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
}
