// The page's address says which game is shown. A code in it is removed at once and kept with the tab, so
// that it is in no history and no bookmark, and nobody can read it over a shoulder.
import { seenAs } from "./looking_on.js";
import { PACKED } from "./unpack.js";

/** The key in the browser's storage of the game and code that an installed page opens again. */
export const INSTALLED = "installed";
const CODE = /^#code=([^&]*)(?:&at=(.*))?$/;

/**
 * @param {{search: string, hash: string}} [page]
 * @returns {{session: string|null, code: string|null}}
 */
export function readAddress({ search, hash } = location) {
  const asked = new URLSearchParams(search);
  const behind = CODE.exec(hash ?? "")?.[1];
  return {
    session: asked.get("session"),
    code: behind ? decoded(behind) : asked.get("code"),
  };
}

/** A code from the address, decoded; unchanged if it is not validly encoded. */
function decoded(code) {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** The id of the newest game, which the server writes into the page if the address names none. */
export function toldSession(page = document) {
  const told = page.querySelector('meta[name="newest-game"]');
  return told?.getAttribute("content") ?? null;
}

/** For an installed page, replaces the address by that of the game it was installed from. */
export function enterInstalled() {
  if (!location.search.startsWith("?installed")) return;
  const { session, code } = JSON.parse(localStorage.getItem(INSTALLED) ?? "{}");
  const at = session ? invitation(session, code ?? "", "") : "/";
  history.replaceState(null, "", code ? at : at.split("#")[0]);
}

/**
 * The code of whoever opened the page, taken out of the address.
 *
 * @param {object} [page] - where to look, and what to change; the browser's own
 * @param {{search: string, hash: string, pathname: string}} [page.location]
 * @param {Pick<Storage, "getItem" | "setItem">} [page.storage]
 * @param {(address: string) => void} [page.replace]
 * @returns {string | null}
 */
export function takeCode({
  location = globalThis.location,
  storage = globalThis.sessionStorage,
  replace = (address) => history.replaceState(null, "", address),
} = {}) {
  const { session, code } = readAddress(location);
  const kept = `code of ${session ?? "the newest game"}`;
  if (!code) return storage.getItem(kept);
  storage.setItem(kept, code);
  replace(withoutCode(location));
  return code;
}

function withoutCode({ pathname, search, hash }) {
  const asked = new URLSearchParams(search);
  asked.delete("code");
  const rest = asked.size ? `?${asked}` : "";
  const [own, , at] = CODE.exec(hash) ?? [];
  return `${pathname}${rest}${own === undefined ? hash : at ? `#${at}` : ""}`;
}

/**
 * The address that lets somebody in as the owner of `code`; no server is told what follows the #.
 *
 * @param {string} session
 * @param {string} code
 * @param {string} [origin]
 * @param {string} [at] - a place of the page, as it stands behind a #
 */
export function invitation(session, code, origin = location.origin, at = "") {
  const place = at && `&at=${at.replace("#", "")}`;
  return `${origin}/?${new URLSearchParams({ session })}#code=${encodeURIComponent(code)}${place}`;
}

/** A path with the code as a parameter, for pictures and WebSockets, which cannot send headers. */
export function withCode(path, code) {
  if (!code) return path;
  return `${path}${path.includes("?") ? "&" : "?"}code=${encodeURIComponent(code)}`;
}

/** The address of the WebSocket with a game's live updates. */
export function streamAddress(session, code) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const path = `/api/sessions/${encodeURIComponent(session)}/stream`;
  const packed = PACKED ? `?${PACKED}` : "";
  return `${scheme}//${location.host}${withCode(seenAs(`${path}${packed}`), code)}`;
}

/** Whether this page's address means "this machine", so that links made from it fail on others. */
export function onlyThisMachine(hostname = location.hostname) {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
