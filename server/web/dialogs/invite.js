// The links by which players and spectators come in on their phones.
import { html, useState } from "../view.js";
import { invitation, onlyThisMachine } from "../address.js";
import { ADDRESSES, ROOM } from "../page/place.js";
import { useSession, useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { useAsked } from "./asked.js";
import { Dialog } from "./dialog.js";
import { QrCode } from "./qr_code.js";

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
    <${Dialog} title="Invite" close=${close}>
      <p>
        Each link opens the game as its owner may see it; a player sees only what they may know.
      </p>
      ${
        onlyThisMachine() &&
        html`<p class="hint">
          This page is open as ${location.host}, which other machines cannot reach. Start with${" "}
          <code>--host 0.0.0.0</code> and open the page under this machine’s own address first.
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
    session.state.players?.find((player) => player.seat === seat)?.name ?? `Seat ${seat}`;
  const rows = [
    ...codes.seats.map((code, place) => [nameOf(place + 1), code, place + 1]),
    ["Spectators", codes.spectator, "spectator"],
    ["Referee, elsewhere", codes.referee, "referee"],
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
      If nobody plays on, the links end ${new Date(codes.end_at).toLocaleString()}.${" "}
      <button onClick=${() => change("all", "withdraw")}>Withdraw all</button>
    </p>
  `;
}

/** As spectators see it, large: for a television, or a second screen that everybody sees. */
function BigScreen({ link }) {
  return html`
    <li class="link" data-testid="big-screen-link">
      <strong>Big screen</strong>
      <${Open} who="the big screen" link=${link} />
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
      ${link ? html`<${Open} who=${who} link=${link} />` : html`<em>Withdrawn: nobody comes in.</em>`}
      <span class="change">
        <button aria-label=${`New code for ${who}`} onClick=${() => change("renew")}>
          New code
        </button>
        ${
          link &&
          html`<button
            aria-label=${`Withdraw the code of ${who}`}
            onClick=${() => change("withdraw")}
          >
            Withdraw
          </button>`
        }
      </span>
    </li>
  `;
}

function Open({ who, link }) {
  const [copied, setCopied] = useState(false);
  const copy = async (event) => {
    const box = event.currentTarget.parentElement.querySelector("input");
    box.select();
    // Without https (a phone's view of a laptop) there is no clipboard; the old way still copies.
    if (navigator.clipboard) await navigator.clipboard.writeText(link).catch(() => {});
    else document.execCommand("copy");
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  const [shown, show] = useState(false);
  return html`
    <input
      readonly
      value=${link}
      aria-label=${`Link for ${who}`}
      onFocus=${(e) => e.target.select()}
    />
    <button onClick=${copy}>${copied ? "Copied" : "Copy"}</button>
    <button aria-expanded=${shown} aria-label=${`QR code for ${who}`} onClick=${() => show(!shown)}>
      QR
    </button>
    ${shown && html`<${QrCode} text=${link} label=${`QR code of the link for ${who}`} />`}
  `;
}
