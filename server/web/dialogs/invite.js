// The links with which players and spectators join on their phones.
import { html, useState } from "../view.js";
import { invitation, onlyThisMachine } from "../address.js";
import { ADDRESSES, ROOM } from "../page/place.js";
import { useSession, useTable } from "../page/table.js";
import { useFocusBack } from "../page/focus_back.js";
import { Part } from "../page/part.js";
import { Refusal } from "../page/refusal.js";
import { Sure } from "../page/sure.js";
import { useAsked } from "./asked.js";
import { Dialog } from "./dialog.js";
import { t } from "../language.js";
import { dayAndClock } from "../words.js";

const COPIED_MS = 1500;

export function Invite({ close }) {
  const { deeds } = useTable();
  const session = useSession();
  const { answer, refused } = useAsked(() => deeds.api.codes(session.id));
  const [changed, setChanged] = useState(/** @type {Codes | null} */ (null));
  const change = (whose, what) =>
    deeds.ask("codes", () => deeds.api.changeCode(session.id, whose, what).then(setChanged));
  const codes = changed ?? answer;
  return html`
    <${Dialog} title=${t("Invite")} close=${close}>
      <p>
        ${t("Each link opens the game as its owner may see it; a player sees only what they may know.")}
      </p>
      ${
        onlyThisMachine() &&
        html`<p class="hint">
          ${t(
            "This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",
            { host: location.host, option: html`<code>--host 0.0.0.0</code>` },
          )}
        </p>`
      }
      ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
      <${Refusal} spot="codes" />
      ${codes && html`<${Links} session=${session} codes=${codes} change=${change} />`}
    <//>
  `;
}

function Links({ session, codes, change }) {
  const nameOf = (seat) =>
    session.state.players?.find((player) => player.seat === seat)?.name ??
    t("Seat {seat}", { seat });
  const rows = [
    ...codes.seats.map((code, place) => [nameOf(place + 1), code, place + 1]),
    [t("Spectators"), codes.spectator, "spectator"],
    [t("Referee, on another device"), codes.referee, "referee"],
  ];
  return html`
    <ul class="links">
      ${rows.map(
        ([who, code, whose]) => html`
          <${Link}
            key=${whose}
            who=${who}
            link=${code && invitation(session.id, code)}
            change=${(what) => change(whose, what)}
          />
        `,
      )}
      ${codes.spectator && html`<${BigScreen} link=${screenLink(session.id, codes.spectator)} />`}
    </ul>
    <p class="hint">
      ${t("If nobody plays on, the links expire {when}.", { when: dayAndClock(codes.end_at) })}
    </p>
    <${Changes} change=${() => change("all", "withdraw")}>
      ${(ask) => html`<button onClick=${() => ask("all")}>${t("Withdraw all")}</button>`}
    <//>
  `;
}

/** The link to the big screen: a spectator's view in large, for a television or second monitor. */
function BigScreen({ link }) {
  return html`
    <li class="link" data-testid="big-screen-link">
      <strong>${t("Big screen")}</strong>
      <${Open} who=${t("the big screen")} link=${link} />
    </li>
  `;
}

function screenLink(session, code) {
  return invitation(session, code, location.origin, ADDRESSES[ROOM]);
}

function Link({ who, link, change }) {
  return html`
    <li class="link" data-testid="invitation">
      <strong>${who}</strong>
      ${link ? html`<${Open} who=${who} link=${link} />` : html`<em>${t("Withdrawn: nobody can use it.")}</em>`}
      <${Changes} change=${change}>
        ${(ask) => html`
          <button
            aria-label=${t("New code for {who}", { who })}
            onClick=${() => (link ? ask("renew") : change("renew"))}
          >
            ${t("New code")}
          </button>
          ${
            link &&
            html`<button
              aria-label=${t("Withdraw the code of {who}", { who })}
              onClick=${() => ask("withdraw")}
            >
              ${t("Withdraw")}
            </button>`
          }
        `}
      <//>
    </li>
  `;
}

const SURE = {
  renew: {
    question: t("Whoever uses the old link can no longer use it."),
    yes: t("New code"),
  },
  withdraw: {
    question: t("Whoever uses it is shut out of the game at once."),
    yes: t("Withdraw"),
  },
  all: {
    question: t("Whoever uses one of these links is shut out of the game at once."),
    yes: t("Withdraw all"),
  },
};

/** Buttons that change codes; each asks first, as nobody can get an old code back. */
function Changes({ change, children }) {
  const [what, ask] = useState("");
  const answer = (said) => {
    ask("");
    if (said) change(what);
  };
  return html`
    <div class="change">
      ${children(ask)}
      ${what && html`<${Question} key=${what} asked=${SURE[what]} answer=${answer} />`}
    </div>
  `;
}

function Question({ asked, answer }) {
  useFocusBack();
  return html`<${Sure}
    asked=${{ ...asked, no: t("Cancel") }}
    yes=${() => answer(true)}
    no=${() => answer(false)}
  />`;
}

function Open({ who, link }) {
  const [copied, setCopied] = useState(/** @type {boolean | null} */ (null)); // null: not asked for
  const copy = async (event) => {
    const box = event.currentTarget.parentElement.querySelector("input");
    box.select();
    setCopied(await copySelected(link));
    setTimeout(() => setCopied(null), COPIED_MS);
  };
  const [shown, show] = useState(false);
  return html`
    <input
      readonly
      value=${link}
      aria-label=${t("Link for {who}", { who })}
      onFocus=${(e) => e.target.select()}
    />
    <button onClick=${copy}>
      ${copied === null ? t("Copy") : copied ? t("Copied") : t("Copy it by hand")}
    </button>
    <button
      aria-expanded=${shown}
      aria-label=${t("QR code for {who}", { who })}
      onClick=${() => show(!shown)}
    >
      ${t("QR")}
    </button>
    ${shown && html`<${Part} of="calibrate" view="QrCode" text=${link} label=${t("QR code of the link for {who}", { who })} />`}
  `;
}

/** Copies a link that is selected; false if the browser does not allow it. */
async function copySelected(link) {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return document.execCommand("copy"); // without HTTPS, as from a phone, only this is there
  }
}
