// The second click of a double click was meant for what stood there at the first. If that was sent, the
// second one would answer something that nobody has looked at; so would a key that is held down.

/**
 * Keeps such clicks away from the page.
 *
 * @param {() => number} sent - how many requests were sent, but for those of undo and redo, which may
 *   well be clicked in quick succession
 * @returns {() => void} lets them through again
 */
export function keepSecondClicksAway(sent) {
  let before = sent();
  /** @param {Event} event @param {boolean} again */
  const weigh = (event, again) => {
    if (!again) before = sent();
    else if (sent() !== before) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const clicked = (event) => weigh(event, event.detail > 1);
  const pressed = (event) => weigh(event, event.repeat);
  addEventListener("click", clicked, true);
  addEventListener("keydown", pressed, true);
  return () => {
    removeEventListener("click", clicked, true);
    removeEventListener("keydown", pressed, true);
  };
}
