// The page of the hall: polls every two seconds, and draws.
import { Refused } from "../api.js";
import { html, render } from "../view.js";
import { createHallApi, takeHallCode } from "./asking.js";
import { HallPage } from "./page.js";

const EVERY_MS = 2000;
const api = createHallApi(takeHallCode());

let state = {
  hall: /** @type {any} */ (null),
  phase: "opening",
  refused: "",
  api,
  /** Performs an action, and shows the new state of the hall. */
  async act(doing) {
    try {
      await doing();
      show({ refused: "" });
    } catch (error) {
      show({ refused: error instanceof Refused ? error.detail : String(error) });
    }
    await look();
  },
};

draw();
addEventListener("hashchange", draw);
addEventListener("visibilitychange", () => document.hidden || look());
again();

async function again() {
  if (!document.hidden) await look();
  setTimeout(again, EVERY_MS);
}

async function look() {
  try {
    show({ hall: await api.hall(), phase: "shown" });
  } catch (error) {
    const locked = error instanceof Refused && [401, 403].includes(error.status);
    show({ phase: locked ? "locked" : "lost" });
  }
}

function show(change) {
  state = { ...state, ...change };
  draw();
}

function draw() {
  const place = /** @type {HTMLElement} */ (document.getElementById("hall"));
  render(html`<${HallPage} state=${state} tv=${location.hash === "#tv"} />`, place);
}
