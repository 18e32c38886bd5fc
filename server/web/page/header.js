// The header: which game, its state in a few words, and buttons for all of it.
import { html, useEffect, useMemo, useRef } from "../view.js";
import { useNarrow } from "./narrow.js";
import { useTable } from "./table.js";
import { curtain } from "../looking_on.js";
import { Part } from "./part.js";
import { Refusal } from "./refusal.js";
import { redoneNext, undoneNext } from "../log/groups.js";
import {
  ADDRESSES,
  CALIBRATE,
  FIRST,
  KEPT,
  ROOM,
  mayCalibrate,
  maySeeGames,
  usePlace,
} from "./place.js";
import { t } from "../language.js";

export const YOUR_TURN = t("Your turn");
const LEAVING = ["pointerdown", "focusin", "keydown"];
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
      ${referee && html`<${Part} of="aside" view="StoreTroubles" quiet />`}
      ${referee && html`<${Part} of="aside" view="OpenQuestions" quiet />`}
      ${session && curtain() && html`<${Part} of="aside" view="Curtain" quiet />`}
      ${isAwaited(session) && html`<p class="your-turn" role="status" data-testid="your-turn">${YOUR_TURN}</p>`}
      <nav class="header-buttons" aria-label=${t("The game")}>
        ${referee && html`<${UndoRedo} state=${state} deeds=${deeds} />`}
        <${Menu} />
      </nav>
    </header>
    <${Refusal} spot="undo" />
  `;
}

/** A link to a place of the page; at that place, it leads back to the game. */
function PlaceLink({ to, title = "", shut = undefined }) {
  const { state } = useTable();
  const there = usePlace() === to;
  if (useNarrow() && there && shut) return null; // it is beside the menu
  const back = state.session ? t("Back to the game") : t("Back");
  return html`
    <a
      class="button place"
      href=${there ? "#/" : ADDRESSES[to]}
      data-testid=${to === CALIBRATE ? "place" : to}
      onClick=${shut}
    >
      ${there ? back : title}
    </a>
  `;
}

function UndoRedo({ state, deeds }) {
  const { entries } = state;
  const undone = useMemo(() => undoneNext(entries), [entries]);
  const redone = useMemo(() => redoneNext(entries), [entries]);
  return html`
    <button
      data-testid="undo"
      disabled=${!undone || state.busy.undo}
      title=${undone ? t("Take back: {told}", { told: undone.told }) : t("Nothing has happened yet")}
      aria-keyshortcuts="z"
      onClick=${() => deeds.undo()}
    >
      <span class="word">${t("Undo")}</span> <kbd aria-hidden="true">Z</kbd>
      <span class="sign" aria-hidden="true">↶</span>
    </button>
    <button
      data-testid="redo"
      disabled=${!redone || state.busy.undo}
      title=${redone ? t("Bring back: {told}", { told: redone.told }) : t("Nothing was taken back")}
      aria-keyshortcuts="y"
      onClick=${() => deeds.redo()}
    >
      <span class="word">${t("Redo")}</span> <kbd aria-hidden="true">Y</kbd>
      <span class="sign" aria-hidden="true">↷</span>
    </button>
  `;
}

/** Buttons that are seldom needed: some in a row if there is room, the others in a menu. */
function Menu() {
  const { state } = useTable();
  const menu = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const shut = () => {
    // What a closed menu hides cannot have the focus, nor get it back from a dialog.
    if (menu.current?.contains(document.activeElement)) focusButton(menu.current);
    menu.current?.removeAttribute("open");
  };
  const narrow = useNarrow();
  const place = usePlace();
  useEffect(() => leaving(menu, shut), []);
  return html`
    ${narrow ? ADDRESSES[place] && html`<${PlaceLink} to=${place} />` : html`<${Often} shut=${shut} />`}
    <details class="menu" ref=${menu}>
      <summary aria-label=${t("More")} data-testid="menu">
        <span aria-hidden="true">⋯</span>
      </summary>
      <div class="menu-items">
        ${narrow && html`<${Often} shut=${shut} />`}
        ${state.session && html`<${Seldom} shut=${shut} />`}
        ${state.phase !== "opening" && html`<${Part} of="aside" view="LanguageSwitch" quiet />`}
      </div>
    </details>
  `;
}

function focusButton(menu) {
  menu.firstElementChild.focus();
}

/** Closes the menu on a click or the focus elsewhere, and on Escape, which also focuses its button. */
function leaving(menu, shut) {
  /** @param {any} event - of a pointer, the focus or a key */
  const left = ({ key, target }) => {
    if (!menu.current?.open) return;
    if (key === "Escape") focusButton(menu.current);
    else if (key || menu.current.contains(target)) return;
    shut();
  };
  for (const kind of LEAVING) addEventListener(kind, left);
  return () => {
    for (const kind of LEAVING) removeEventListener(kind, left);
  };
}

function Often({ shut }) {
  const { state } = useTable();
  const place = usePlace(); // the list of games has a button of its own for a new one
  const referee = state.session?.role === "referee";
  return html`
    ${maySeeGames(state) && html`<${PlaceLink} to=${KEPT} title=${t("Games")} shut=${shut} />`}
    ${mayCalibrate(state) && html`<${PlaceLink} to=${CALIBRATE} title=${t("Table and camera")} shut=${shut} />`}
    ${referee && html`<${DialogButton} name="invite" title=${t("Invite")} shut=${shut} />`}
    ${referee && place !== KEPT && html`<${DialogButton} name="new-game" title=${t("New game")} shut=${shut} />`}
  `;
}

function Seldom({ shut }) {
  const { state, deeds } = useTable();
  const referee = state.session?.role === "referee";
  const draw = () => {
    shut();
    deeds.curtain("drawn");
  };
  return html`
    <${PlaceLink} to=${ROOM} title=${t("Big screen")} shut=${shut} />
    <${DialogButton} name="device" title=${t("This device")} shut=${shut} />
    ${referee && html`<${PlaceLink} to=${FIRST} title=${t("First evening")} shut=${shut} />`}
    ${referee && !curtain() && html`<button data-testid="curtain" onClick=${draw}>${t("Curtain")}</button>`}
  `;
}

function DialogButton({ name, title, shut }) {
  const { deeds } = useTable();
  const show = () => {
    shut();
    deeds.show(name);
  };
  return html`<button data-testid=${name} onClick=${show}>${title}</button>`;
}

/** The state of the connection; if it is lost, the page may be out of date. */
function Link() {
  const { state } = useTable();
  if (state.phase !== "playing" || state.link !== "lost") return null;
  return html`
    <p class="link-lost" role="alert" data-testid="link-lost">
      ${t("Connection lost. Reconnecting; what you see may be out of date.")}
    </p>
  `;
}

/** Whether the game waits for the player whose page this is. */
export function isAwaited(session) {
  return session?.role === "seat" && Boolean(session.awaiting?.seats?.includes(session.seat));
}

function whoAmI(session) {
  const me = session.state.players?.find((player) => player.seat === session.seat);
  return me
    ? html`${me.name}<span class="which-seat">, ${ROLES.seat}</span>`
    : (ROLES[session.role] ?? "");
}
