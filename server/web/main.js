// Puts the page together: address, store, stream and views.
import { enterInstalled, invitation, readAddress, takeCode, toldSession } from "./address.js";
import { createApi, Refused } from "./api.js";
import { createDeeds } from "./deeds.js";
import { looksOn } from "./looking_on.js";
import { heard, linked } from "./news.js";
import { isAwaited, YOUR_TURN } from "./page/header.js";
import { Page } from "./page/page.js";
import { ADDRESSES, FIRST } from "./page/place.js";
import { fetchPart } from "./parts.js";
import { createStore, NOTHING_KNOWN } from "./store.js";
import { openStream } from "./stream.js";
import { html, render } from "./view.js";

const RETRY_MS = 2000;
const UNSEEN_MS = 100;
const store = createStore();
let hangUp = () => {};
/** @type {string | null} */
let wished = null; // the game named in the address, of which the part after # is ignored
let lookedOn = looksOn();
let told = toldSession(); // the newest game, as the server wrote it into the page

enterInstalled();
const code = takeCode();
const api = createApi(code);
const deeds = createDeeds({ api, store, open, again: start });

document.getElementById("opening")?.remove();
let toDraw = false;
store.listen(drawSoon);
const afterwards = store.listen(fetchTheRest);
addEventListener("popstate", () => {
  deeds.show(null); // a dialog belongs to the part of the page where it was opened
  if (readAddress().session !== wished) start();
});
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // it is loaded again when needed
  globalThis.installing = event;
});
addEventListener("hashchange", () => looksOn() === lookedOn || start());
draw(store.get());
start();

/**
 * Draws once for all changes until the browser paints, as a command comes in four messages. A hidden
 * page is not painted, so a timer draws it too: its title says whose turn it is.
 */
function drawSoon() {
  if (toDraw) return;
  toDraw = true;
  const once = () => {
    if (!toDraw) return;
    toDraw = false;
    draw(store.get());
  };
  requestAnimationFrame(once);
  setTimeout(once, UNSEEN_MS);
}

function draw(state) {
  const { session } = state;
  const title = session && (isAwaited(session) ? YOUR_TURN : session.title);
  document.title = title ? `${title} · Tableref` : "Tableref";
  render(html`<${Page} state=${state} deeds=${deeds} code=${code} />`, page());
}

function page() {
  return /** @type {HTMLElement} */ (document.getElementById("page"));
}

/**
 * Shows another game, and puts it into the address so that reloading shows it again. A caller with a
 * code needs the other game's code.
 */
function open(session, referee) {
  if (code) return location.assign(invitation(session, referee));
  const asked = new URLSearchParams(location.search);
  asked.set("session", session);
  const guided = location.hash === ADDRESSES[FIRST] ? location.hash : ""; // it goes on with the game
  history.pushState(null, "", `?${asked}${guided}`);
  start();
}

/** Opens the game that the address names, else the newest one. */
async function start() {
  hangUp();
  wished = readAddress().session;
  lookedOn = looksOn();
  const { camera, games } = store.get();
  store.set({ ...NOTHING_KNOWN, camera, games });
  try {
    const session = wished ?? (await newest());
    if (session) follow(session);
    else store.set({ phase: "empty" });
  } catch (refused) {
    const silent = refused instanceof Refused && refused.status === 0;
    store.set({ phase: silent ? "unreachable" : "locked" });
    if (silent) setTimeout(start, RETRY_MS);
  }
}

async function newest() {
  const session = told;
  told = null;
  if (session) return session;
  const sessions = await api.sessions();
  return sessions.find((session) => !session.set_aside)?.id;
}

/** Loads what is not needed to show a game, once it is shown, so as not to delay it. */
function fetchTheRest({ phase }) {
  if (phase !== "playing" && phase !== "empty") return;
  afterwards();
  fetchPart("aside").catch(() => {}); // asked for again where it is wanted
  deeds.learnGames();
}

function follow(session) {
  hangUp = openStream({
    session,
    code,
    onMessage: (message) => store.set((state) => heard(state, message)),
    onLink: (link) => store.set((state) => linked(state, link)),
    onRefused,
  });
}

/**
 * If the game is gone because the program was restarted and the address names none, opens the
 * newest.
 */
function onRefused(phase) {
  if (phase === "missing" && !readAddress().session) return start();
  return store.set({ phase });
}
