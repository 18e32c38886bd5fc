// The players, and what is known of each so far.
import { html } from "../view.js";
import { Swatch } from "../games/swatch.js";
import { seatColour } from "../games/colours.js";
import { spanWords } from "../words.js";
import { WORDS } from "./words.js";

/** @param {{session: Session | null, of: string}} props - a step: what of each player is told */
export function Known({ session, of }) {
  if (!session) return html`<p class="hint">${of === "players" ? "" : WORDS.noGame}</p>`;
  const { players = [] } = session.state;
  if (of !== "players" && session.game !== "clay_o_rama")
    return html`<p class="hint">${WORDS.notNeeded}</p>`;
  return html`
    <ul class="players" data-testid="first-known">
      ${players.map(
        (player) => html`
          <li class="player" key=${player.seat}>
            <${Swatch} colour=${player.colour || seatColour(player.seat)} />
            <strong>${player.name}</strong>
            <span class="fact">${toldOf(session.state, player, of)}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

function toldOf({ creatures }, { seat, span }, of) {
  if (of === "players") return "";
  if (of === "spans") return span === null ? WORDS.notKnown : spanWords(span);
  return creatures.some(({ player }) => player === seat) ? WORDS.weighedIn : WORDS.notKnown;
}
