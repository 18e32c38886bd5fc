// The links by which players and spectators come in on their phones.
import { html, useState } from "../view.js";
import { invitation, onlyThisMachine } from "../address.js";
import { useSession, useTable } from "../page/table.js";
import { useAsked } from "./asked.js";
import { Dialog } from "./dialog.js";
import { QrCode } from "./qr_code.js";

const COPIED_MS = 1500;

export function Invite({ close }) {
  const { deeds } = useTable();
  const session = useSession();
  const { answer: sessions, refused } = useAsked(deeds.api.sessions);
  const codes = sessions?.find(({ id }) => id === session.id)?.codes;
  return html`
    <${Dialog} title="Invite" close=${close}>
      <p>
        Each link opens the game as its owner may see it; a player sees only what is his to know.
      </p>
      ${
        onlyThisMachine() &&
        html`<p class="hint">
          This page is open as ${location.host}, which other machines cannot reach. Start with${" "}
          <code>--host 0.0.0.0</code> and open the page under this machine’s own address first.
        </p>`
      }
      ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
      ${codes && html`<${Links} session=${session} codes=${codes} />`}
    <//>
  `;
}

function Links({ session, codes }) {
  const nameOf = (seat) =>
    session.state.players?.find((player) => player.seat === seat)?.name ?? `Seat ${seat}`;
  const rows = [
    ...codes.seats.map((code, place) => [nameOf(place + 1), code]),
    ["Spectators", codes.spectator],
    ["Referee, elsewhere", codes.referee],
  ];
  return html`
    <ul class="links">
      ${rows.map(
        ([who, code]) => html`<${Link} who=${who} link=${invitation(session.id, code)} />`,
      )}
    </ul>
  `;
}

function Link({ who, link }) {
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
    <li class="link" data-testid="invitation">
      <strong>${who}</strong>
      <input
        readonly
        value=${link}
        aria-label=${`Link for ${who}`}
        onFocus=${(e) => e.target.select()}
      />
      <button onClick=${copy}>${copied ? "Copied" : "Copy"}</button>
      <button
        aria-expanded=${shown}
        aria-label=${`QR code for ${who}`}
        onClick=${() => show(!shown)}
      >
        QR
      </button>
      ${shown && html`<${QrCode} text=${link} label=${`QR code of the link for ${who}`} />`}
    </li>
  `;
}
