// The phone's page: it lends its camera to the referee, and nothing else.
import { Refused } from "../api.js";
import { html, render } from "../view.js";
import { openCamera, whyNoCamera } from "./lens.js";
import { watchTilt } from "./level.js";
import { askPhone, takeRight } from "./right.js";
import { send } from "./sending.js";
import { Phone } from "./view.js";

/** @type {{phase: string, told: string, stream: MediaStream | null, tilt: any, word: any}} */
let state = { phase: "opening", told: "", stream: null, tilt: null, word: null };
let right = "";
let sending = /** @type {ReturnType<typeof send> | null} */ (null);

draw();
addEventListener("hashchange", () => location.reload()); // another link was scanned
begin();

async function begin() {
  try {
    right = await takeRight();
    show({ phase: "ready" });
  } catch (error) {
    stop(error);
  }
}

/** Runs at a touch, which browsers require before they grant orientation, wake lock and camera. */
async function start() {
  show({ phase: "starting", told: "" });
  watchTilt((tilt) => show({ tilt }));
  stayAwake();
  try {
    const stream = await openCamera();
    show({ phase: "sending", stream });
    sending = send({
      stream,
      offer: (sdp) => askPhone("offer", right, { sdp }).then(({ sdp: answer }) => answer),
      heard: (word) => show({ word }),
      ended: stop,
      renewed: (fresh) => show({ stream: fresh }),
    });
  } catch (error) {
    show({ phase: "ready", told: whyNoCamera(error) });
  }
}

function stop(error) {
  sending?.close();
  sending = null;
  const told = error instanceof Refused ? error.detail : String(error);
  show({ phase: "refused", told, stream: null });
}

/** Keeps the screen on, as the camera stops with it; requested again after the page was hidden. */
async function stayAwake() {
  const lock = () => navigator.wakeLock?.request("screen").catch(() => {});
  await lock();
  document.addEventListener("visibilitychange", () => document.hidden || lock());
}

function show(change) {
  state = { ...state, ...change };
  draw();
}

function draw() {
  const place = /** @type {HTMLElement} */ (document.getElementById("phone"));
  render(html`<${Phone} ...${state} start=${start} />`, place);
}
