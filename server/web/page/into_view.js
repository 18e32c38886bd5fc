// Scrolls what a click has just opened into view.
import { useEffect, useRef } from "../view.js";

/** For `ref`: always the same function, so that it runs only when the element appears. */
export function intoView(element) {
  const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "nearest", behavior: still ? "instant" : "smooth" });
}

/**
 * For `ref` of a frame that scrolls: centres an element in it whenever `what` changes.
 * @param {string} selector - finds the element inside the frame
 * @param {unknown} what - identifies what is centred; the frame does not move while this is the same
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
