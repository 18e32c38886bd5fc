// Whether this page gets only what a spectator may see: on the big screen, and behind the referee's
// curtain. What was never sent cannot be seen.
const CURTAIN = "curtain";
const ROOM = "#/room";

/** @param {{hash: string}} [page] */
export function looksOn({ hash } = location) {
  return hash === ROOM || isDrawn();
}

/**
 * The referee's curtain: "drawn", "lifted" until it falls again, or "" where there is none. It is kept
 * with the tab: a page that is loaded again does not show what was hidden.
 */
export function curtain(storage = globalThis.sessionStorage) {
  return storage?.getItem(CURTAIN) ?? "";
}

export function isDrawn(storage = globalThis.sessionStorage) {
  return curtain(storage) === "drawn";
}

/** @param {"drawn" | "lifted" | ""} how */
export function setCurtain(how, storage = sessionStorage) {
  storage.setItem(CURTAIN, how);
}

/** A path with the parameter that limits the answer to what a spectator may see, if needed. */
export function seenAs(path) {
  if (!looksOn()) return path;
  return `${path}${path.includes("?") ? "&" : "?"}as=spectator`;
}
