// What a click has just opened should be seen, wherever its column is scrolled to.

/** For `ref`: one function for all, so that it runs when the element appears and not at every draw. */
export function intoView(element) {
  element?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}
