// The line on top: which game, how it stands in one breath, and what concerns all of it.
import { html } from "../view.js";
import { useTable } from "./table.js";
import { Refusal } from "./refusal.js";
import { StoreTroubles } from "./store_troubles.js";
import { undoneNext } from "../log/groups.js";
import { CALIBRATE, mayCalibrate, usePlace } from "./place.js";

const ROLES = { seat: "your seat", spectator: "watching" };

export function Header() {
  const { state, deeds } = useTable();
  const { session } = state;
  const referee = session?.role === "referee";
  return html`
    <header class="header">
      <p class="brand"><img src="/icon.svg" alt="" width="28" height="28" /> Tableref</p>
      <h1>${session?.title ?? ""}</h1>
      ${session && !referee && html`<p class="role">${whoAmI(session)}</p>`}
      <${Link} />
      <${StoreTroubles} />
      ${mayCalibrate(state) && html`<${PlaceLink} />`}
      ${referee && html`<${RefereeButtons} state=${state} deeds=${deeds} />`}
    </header>
    <${Refusal} spot="undo" />
  `;
}

/** A link, so that table and camera have an address of their own. */
function PlaceLink() {
  const there = usePlace() === CALIBRATE;
  return html`
    <a class="button place" href=${there ? "#/" : "#/calibrate"} data-testid="place">
      ${
        there
          ? html`Back <span class="wide-only">to the game</span>`
          : html`<span class="wide-only">Table and camera</span
              ><span class="narrow-only">Camera</span>`
      }
    </a>
  `;
}

function RefereeButtons({ state, deeds }) {
  const undone = undoneNext(state.entries);
  return html`
    <nav class="header-buttons" aria-label="The game">
      <button
        data-testid="undo"
        disabled=${!undone || state.busy.undo}
        title=${undone ? `Take back: ${undone.told}` : "Nothing has happened yet"}
        aria-keyshortcuts="z"
        onClick=${() => deeds.undo()}
      >
        Undo <kbd>Z</kbd>
      </button>
      <button data-testid="invite" onClick=${() => deeds.show("invite")}>Invite</button>
      <button data-testid="new-game" onClick=${() => deeds.show("new-game")}>New game</button>
    </nav>
  `;
}

/** A lost connection is told at once: what the page shows may be out of date. */
function Link() {
  const { state } = useTable();
  if (state.phase !== "playing" || state.link !== "lost") return null;
  return html`
    <p class="link-lost" role="alert" data-testid="link-lost">
      Connection lost. Reconnecting; what you see may be out of date.
    </p>
  `;
}

function whoAmI(session) {
  const me = session.state.players?.find((player) => player.seat === session.seat);
  return me ? `${me.name}, ${ROLES.seat}` : (ROLES[session.role] ?? "");
}
