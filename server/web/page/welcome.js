// What the page says while there is no game on it.
import { html } from "../view.js";
import { useTable } from "./table.js";

const SAID = {
  opening: ["Opening the game", "One moment."],
  unreachable: [
    "The program does not answer",
    "Look whether tableref still runs. This page tries again by itself.",
  ],
  locked: [
    "This needs a code",
    "Ask the referee for the link of your seat, or for the spectators' link, and open it here.",
  ],
  missing: [
    "There is no such game",
    "It may have been kept by another run of the program, in another data folder.",
  ],
  empty: ["No game yet", "Begin one: who plays, and by which rules."],
};

export function Welcome() {
  const { state, deeds, code } = useTable();
  const [title, text] = SAID[state.phase];
  return html`
    <main class="welcome" aria-busy=${state.phase === "opening"}>
      <h1>${title}</h1>
      <p>${text}</p>
      ${state.phase === "missing" && html`<p><a href=${code ? `/#code=${encodeURIComponent(code)}` : "/"}>Show the newest game</a></p>`}
      ${
        state.phase === "empty" &&
        html`<button class="primary big" onClick=${() => deeds.show("new-game")}>New game</button>`
      }
    </main>
  `;
}
