// The line on top: which game, how it stands in one breath, and what concerns all of it.
import { html, useRef } from "../view.js";
import { useNarrow } from "./narrow.js";
import { useTable } from "./table.js";
import { Refusal } from "./refusal.js";
import { LanguageSwitch } from "./language_switch.js";
import { StoreTroubles } from "./store_troubles.js";
import { redoneNext, undoneNext } from "../log/groups.js";
import { ADDRESSES, CALIBRATE, KEPT, ROOM, mayCalibrate, maySeeGames, usePlace } from "./place.js";
import { t } from "../language.js";

const ROLES = { seat: t("your seat"), spectator: t("watching") };

export function Header() {
  const { state, deeds } = useTable();
  const { session } = state;
  const referee = session?.role === "referee";
  return html`
    <header class="header">
      <p class="brand"><img src="/icon.svg" alt="" width="28" height="28" /> Tableref</p>
      ${session && html`<h1>${session.title}</h1>`}
      ${session && !referee && html`<p class="role">${whoAmI(session)}</p>`}
      <${Link} />
      <${StoreTroubles} />
      ${
        referee
          ? html`<${RefereeButtons} state=${state} deeds=${deeds} />`
          : html`<nav class="header-buttons" aria-label=${t("More")}><${Places} /></nav>`
      }
    </header>
    <${Refusal} spot="undo" />
  `;
}

/** Links, so that each place has an address of its own; where one is, the link leads back. */
function Places({ shut = undefined }) {
  const { state } = useTable();
  return html`
    ${maySeeGames(state) && html`<${PlaceLink} to=${KEPT} title=${t("Games")} shut=${shut} />`}
    ${mayCalibrate(state) && html`<${PlaceLink} to=${CALIBRATE} title=${t("Table and camera")} shut=${shut} />`}
    ${state.session && html`<${PlaceLink} to=${ROOM} title=${t("Big screen")} shut=${shut} />`}
    <${LanguageSwitch} />
  `;
}

function PlaceLink({ to, title, shut }) {
  const there = usePlace() === to;
  return html`
    <a
      class="button place"
      href=${there ? "#/" : ADDRESSES[to]}
      data-testid=${to === CALIBRATE ? "place" : to}
      onClick=${shut}
    >
      ${there ? t("Back to the game") : title}
    </a>
  `;
}

function RefereeButtons({ state, deeds }) {
  const undone = undoneNext(state.entries);
  const redone = redoneNext(state.entries);
  return html`
    <nav class="header-buttons" aria-label=${t("The game")}>
      <button
        data-testid="undo"
        disabled=${!undone || state.busy.undo}
        title=${undone ? t("Take back: {told}", { told: undone.told }) : t("Nothing has happened yet")}
        aria-keyshortcuts="z"
        onClick=${() => deeds.undo()}
      >
        ${t("Undo")} <kbd aria-hidden="true">Z</kbd>
      </button>
      <button
        data-testid="redo"
        disabled=${!redone || state.busy.undo}
        title=${redone ? t("Bring back: {told}", { told: redone.told }) : t("Nothing was taken back")}
        aria-keyshortcuts="y"
        onClick=${() => deeds.redo()}
      >
        ${t("Redo")} <kbd aria-hidden="true">Y</kbd>
      </button>
      <${Menu} />
    </nav>
  `;
}

/** What is wanted once an evening: in a row where there is room, else behind one button. */
function Menu() {
  const { deeds } = useTable();
  const menu = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const shut = () => menu.current?.removeAttribute("open");
  const show = (dialog) => () => {
    shut();
    deeds.show(dialog);
  };
  const items = html`
    <${Places} shut=${shut} />
    <button data-testid="invite" onClick=${show("invite")}>${t("Invite")}</button>
    <button data-testid="new-game" onClick=${show("new-game")}>${t("New game")}</button>
  `;
  if (!useNarrow()) return items;
  return html`
    <details class="menu" ref=${menu}>
      <summary aria-label=${t("More")} data-testid="menu">
        <span aria-hidden="true">⋯</span>
      </summary>
      <div class="menu-items">${items}</div>
    </details>
  `;
}

/** A lost connection is told at once: what the page shows may be out of date. */
function Link() {
  const { state } = useTable();
  if (state.phase !== "playing" || state.link !== "lost") return null;
  return html`
    <p class="link-lost" role="alert" data-testid="link-lost">
      ${t("Connection lost. Reconnecting; what you see may be out of date.")}
    </p>
  `;
}

function whoAmI(session) {
  const me = session.state.players?.find((player) => player.seat === session.seat);
  return me ? `${me.name}, ${ROLES.seat}` : (ROLES[session.role] ?? "");
}
