// The page without a game.
import { html } from "../view.js";
import { ADDRESSES, FIRST } from "./place.js";
import { useTable } from "./table.js";
import { t } from "../language.js";

const SAID = {
  opening: [t("Opening the game"), t("One moment.")],
  unreachable: [
    t("The program does not answer"),
    t("Check that tableref is still running. This page tries again by itself."),
  ],
  locked: [
    t("This needs a code"),
    t("Ask the referee for the link of your seat, or for the spectators’ link, and open it here."),
  ],
  shut: [
    t("This code opens nothing here"),
    t("It is wrong, or a newer one has taken its place. Ask the referee for the new link."),
  ],
  missing: [
    t("There is no such game"),
    t("It may have been kept by another run of the program, in another data folder."),
  ],
  empty: [t("No game yet"), t("Begin one: who plays, and by which rules.")],
};

export function Welcome() {
  const { state, deeds, code } = useTable();
  const [title, text] = SAID[state.phase === "locked" && code ? "shut" : state.phase];
  return html`
    <main class="welcome" aria-busy=${state.phase === "opening"}>
      <h1>${title}</h1>
      <p>${text}</p>
      ${state.phase === "missing" && html`<p><a href=${code ? `/#code=${encodeURIComponent(code)}` : "/"}>${t("Show the newest game")}</a></p>`}
      ${
        state.phase === "empty" &&
        html`<button class="primary big" onClick=${() => deeds.show("new-game")}>
            ${t("New game")}
          </button>
          <p>
            <a href=${ADDRESSES[FIRST]} data-testid="to-first">
              ${t("The first evening, step by step")}
            </a>
          </p>`
      }
    </main>
  `;
}
