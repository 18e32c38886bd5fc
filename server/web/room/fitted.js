// Scales its content to the available space, as a board of cards may be very wide.
import { html, useLayoutEffect, useRef } from "../view.js";

export function Fitted({ children }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const place = /** @type {HTMLElement} */ (frame.current);
    const inner = /** @type {HTMLElement} */ (place.firstElementChild);
    const fit = () => {
      const factor = Math.min(
        place.clientWidth / inner.offsetWidth,
        place.clientHeight / inner.offsetHeight,
      );
      if (Number.isFinite(factor)) inner.style.transform = `translate(-50%, -50%) scale(${factor})`;
    };
    const watching = new ResizeObserver(fit);
    watching.observe(place);
    watching.observe(inner);
    fit();
    return () => watching.disconnect();
  }, []);
  return html`<div class="fitted" ref=${frame}><div>${children}</div></div>`;
}
