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
let wished = null; // the game in the address; the part after # does not change the game
let lookedOn = looksOn();
let told = toldSession(); // the newest game, if the page was sent just now

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
 * Once for all that changes until the browser paints: a command is told in four messages. A page that
 * nobody sees is not painted; its title still says whose turn it is.
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
 * Show another game, and keep it in the address so that reloading shows it again. Whoever came in by
 * a code needs that of the other game.
 */
function open(session, referee) {
  if (code) return location.assign(invitation(session, referee));
  const asked = new URLSearchParams(location.search);
  asked.set("session", session);
  const guided = location.hash === ADDRESSES[FIRST] ? location.hash : ""; // it goes on with the game
  history.pushState(null, "", `?${asked}${guided}`);
  start();
}

/** Follow the game that the address names, else the newest one. */
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

/** What nobody waits for, once the game is shown: it would only stand in its way. */
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

/** The program was started anew and has other games: without a wish in the address, show those. */
function onRefused(phase) {
  if (phase === "missing" && !readAddress().session) return start();
  return store.set({ phase });
}
