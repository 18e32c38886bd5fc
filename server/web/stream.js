// The WebSocket with live updates, and reconnecting when it is lost.
import { streamAddress } from "./address.js";
import { unpacked } from "./unpack.js";

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;
const SILENCE_MS = 6000; // the server sends the camera's state at least every two seconds, so this long means it hangs
const REFUSALS = { 4401: "locked", 4404: "missing" }; // trying again would not help

/**
 * @param {object} wanted
 * @param {string} wanted.session
 * @param {string | null} wanted.code
 * @param {(message: Message) => void} wanted.onMessage
 * @param {(link: "live" | "lost") => void} wanted.onLink
 * @param {(phase: "locked" | "missing") => void} wanted.onRefused
 * @returns {() => void} hangs up for good
 */
export function openStream({ session, code, onMessage, onLink, onRefused }) {
  /** @type {WebSocket} */
  let socket;
  /** @type {number | undefined} */
  let timer;
  /** @type {number | undefined} */
  let watchdog;
  let pause = FIRST_PAUSE_MS;
  let over = false;
  let told = Promise.resolve(); // in the order in which they were sent, however long decompressing takes

  function connect() {
    const { socket: called, heard } = call(streamAddress(session, code));
    socket = called;
    listen();
    socket.onmessage = (event) => {
      pause = FIRST_PAUSE_MS;
      listen();
      onLink("live");
      const text = unpacked(event.data);
      told = told
        .then(() => text)
        .then(tell)
        .catch(reportError);
    };
    socket.onclose = (event) => {
      clearTimeout(watchdog);
      if (over) return;
      if (event.code in REFUSALS) return onRefused(REFUSALS[event.code]);
      onLink("lost");
      timer = setTimeout(connect, pause);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    };
    for (const event of heard) socket.onmessage(event);
  }

  function tell(text) {
    if (!over) onMessage(JSON.parse(text));
  }

  /** Restarts the timer that reports the connection as lost if nothing arrives in time. */
  function listen() {
    clearTimeout(watchdog);
    watchdog = setTimeout(silent, SILENCE_MS);
  }

  // A connection to a hanging program never closes by itself: report it, and reconnect.
  function silent() {
    onLink("lost");
    socket.close();
  }

  // Reconnect at once when a phone wakes up or the network is back.
  function hurry() {
    if (over || socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(timer);
    connect();
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();
  return () => {
    over = true;
    clearTimeout(timer);
    clearTimeout(watchdog);
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
    socket.close();
  };
}

/**
 * The connection that early.js has opened, if it is still usable and not taken yet; else a new one.
 */
function call(address) {
  const early = globalThis.calledEarly;
  delete globalThis.calledEarly;
  const usable = early?.address === address && early.socket.readyState <= WebSocket.OPEN;
  return usable ? early : { socket: new WebSocket(address), heard: [] };
}
