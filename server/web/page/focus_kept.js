// The focus, kept where somebody works with the keyboard: a button is disabled while its answer is
// awaited, and what it stood in may be replaced; the browser then gives the focus to the page.
import { useEffect, useRef } from "../view.js";

/** Gives a lost focus back after any change of the page, but not one that somebody took away. */
export function useFocusKept() {
  const last = useRef(/** @type {Place} */ ({}));
  useEffect(() => {
    const focused = ({ target }) => {
      last.current = placeOf(target);
    };
    // Some browsers say that an element loses the focus just before it is removed.
    const left = ({ target }) =>
      queueMicrotask(() => {
        if (last.current.element === target && lostTo(last.current) === target) last.current = {};
      });
    addEventListener("focusin", focused);
    addEventListener("focusout", left);
    return () => {
      removeEventListener("focusin", focused);
      removeEventListener("focusout", left);
    };
  }, []);
  // After the views' own effects: the next proposal takes the focus of the one that was answered.
  useEffect(() => queueMicrotask(() => giveBack(last.current)));
}

/** @param {Place} place */
function giveBack(place) {
  if (document.activeElement === document.body) lostTo(place)?.focus({ preventScroll: true });
}

/**
 * @typedef {{element?: HTMLElement, around?: HTMLElement | null}} Place - what was focused, and the
 *   part of the page that it is in, if that can have the focus too
 */

/** @returns {Place} */
function placeOf(element) {
  return { element, around: element.parentElement?.closest('[tabindex="0"]') };
}

/**
 * What gets the focus that was at a place: the same element; if that is gone, what is around it. While it is
 * disabled nothing does.
 *
 * @param {Place} place
 */
export function lostTo({ element, around }) {
  if (element?.isConnected)
    return /** @type {HTMLButtonElement} */ (element).disabled ? null : element;
  return around?.isConnected ? around : null;
}
