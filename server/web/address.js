// The page's own address says which game is shown and with whose code.

/** @returns {{session: string|null, code: string|null}} */
export function readAddress(search = location.search) {
  const asked = new URLSearchParams(search);
  return { session: asked.get("session"), code: asked.get("code") };
}

/** The address that lets somebody in as the owner of `code`. */
export function invitation(session, code, origin = location.origin) {
  const asked = new URLSearchParams({ session, code });
  return `${origin}/?${asked}`;
}

/** A path with the code in it, for pictures and WebSockets: they cannot carry a header. */
export function withCode(path, code) {
  if (!code) return path;
  return `${path}${path.includes("?") ? "&" : "?"}code=${encodeURIComponent(code)}`;
}

/** A link that others can use: this page is open under an address that means "this machine". */
export function onlyThisMachine(hostname = location.hostname) {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
