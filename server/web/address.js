// The page's address says which game is shown. A code in it is removed at once and kept with the tab, so
// that it is in no history and no bookmark, and nobody can read it over a shoulder.
import { seenAs } from "./looking_on.js";
import { PACKED } from "./unpack.js";

/** What an installed page opens again lies under this name, in the browser alone. */
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

/** A code as it was before it went into the address; as it stands if it was broken on the way. */
function decoded(code) {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** The newest game, as the program wrote it into the page for a referee who named none. */
export function toldSession(page = document) {
  const told = page.querySelector('meta[name="newest-game"]');
  return told?.getAttribute("content") ?? null;
}

/** An installed page has no address of its own: it takes that of the game it was installed from. */
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

/** A path with the code in it, for pictures and WebSockets: they cannot carry a header. */
export function withCode(path, code) {
  if (!code) return path;
  return `${path}${path.includes("?") ? "&" : "?"}code=${encodeURIComponent(code)}`;
}

/** Where the news of a game are told. */
export function streamAddress(session, code) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const path = `/api/sessions/${encodeURIComponent(session)}/stream`;
  const packed = PACKED ? `?${PACKED}` : "";
  return `${scheme}//${location.host}${withCode(seenAs(`${path}${packed}`), code)}`;
}

/** A link that others can use: this page is open under an address that means "this machine". */
export function onlyThisMachine(hostname = location.hostname) {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
