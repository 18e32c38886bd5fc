// Puts the page together: address, store, stream and views.
import { invitation, readAddress, takeCode } from "./address.js";
import { createApi, Refused } from "./api.js";
import { createDeeds } from "./deeds.js";
import { listenToKeys } from "./keys.js";
import { heard, linked } from "./news.js";
import { Page } from "./page/page.js";
import { createStore, NOTHING_KNOWN } from "./store.js";
import { openStream } from "./stream.js";
import { html, render } from "./view.js";

const RETRY_MS = 2000;
const store = createStore();
let hangUp = () => {};
/** @type {string | null} */
let wished = null; // the game that the address names; what follows its # leaves the game alone

const code = takeCode();
const api = createApi(code);
const deeds = createDeeds({ api, store, open });

document.getElementById("opening")?.remove();
store.listen(draw);
listenToKeys({ store, deeds });
addEventListener("popstate", () => readAddress().session === wished || start());
draw(store.get());
start();

function draw(state) {
  const who = state.session?.title;
  document.title = who ? `${who} · Tableref` : "Tableref";
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
  history.pushState(null, "", `?${asked}`);
  start();
}

/** Follow the game that the address names, else the newest one. */
async function start() {
  hangUp();
  wished = readAddress().session;
  store.set({ ...NOTHING_KNOWN, camera: store.get().camera });
  try {
    const games = api.games(); // nobody waits for it but whoever begins a new one
    const session = readAddress().session ?? (await newest());
    if (session) follow(session);
    store.set({ games: await games, ...(session ? {} : { phase: "empty" }) });
  } catch (refused) {
    const silent = refused instanceof Refused && refused.status === 0;
    store.set({ phase: silent ? "unreachable" : "locked" });
    if (silent) setTimeout(start, RETRY_MS);
  }
}

async function newest() {
  const sessions = await api.sessions();
  return sessions.find((session) => !session.set_aside)?.id;
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
