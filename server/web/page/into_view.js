// Scrolls what a click has just opened into view.
import { useEffect, useRef } from "../view.js";

/** For `ref`: one function for all, so that it runs when the element appears and not at every draw. */
export function intoView(element) {
  element?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

/**
 * For `ref` of a frame that is pushed about: what matters comes to its middle whenever that changes.
 * @param {string} selector - of what matters, inside the frame
 * @param {unknown} what - what it is: the frame is left alone as long as this is the same
 */
export function useCentred(selector, what) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const around = frame.current;
    const found = what && around?.querySelector(selector);
    if (!around || !found) return;
    const [outer, inner] = [around, found].map(middleOf);
    around.scrollBy({ left: inner.x - outer.x, top: inner.y - outer.y });
  }, [what]);
  return frame;
}

function middleOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
