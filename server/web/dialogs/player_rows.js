// Who plays, in the order they sit round the table, with the colour of their clay.
import { html } from "../view.js";
import { CLAY_COLOURS } from "../games/clay_o_rama/clay.js";
import { Swatch } from "../games/clay_o_rama/swatch.js";

const NAMES = ["Ada", "Bo", "Cy"];
const COLOURS = ["orange", "blue", "green", "red", "yellow", "purple", "pink", "white"];

/** The same round again, or three suggestions: a game is begun faster than it is filled in. */
export function firstPlayers(session) {
  const before = session?.state.players;
  if (before) return before.map(({ name, colour }) => ({ name, colour: colour ?? "" }));
  return NAMES.map((name, place) => ({ name, colour: COLOURS[place] }));
}

export function PlayerRows({ players, set, seats }) {
  const [fewest, most] = seats;
  const change = (place, news) => set(players.with(place, { ...players[place], ...news }));
  const free = COLOURS.find((colour) => !players.some((player) => player.colour === colour));
  return html`
    <fieldset class="player-rows">
      <legend>Players, as they sit round the table</legend>
      ${players.map(
        (player, place) => html`
          <div class="player-row" data-testid="player-row">
            <${Swatch} colour=${player.colour} />
            <input
              aria-label=${`Name of player ${place + 1}`}
              value=${player.name}
              onInput=${(event) => change(place, { name: event.target.value })}
            />
            <select
              aria-label=${`Clay of player ${place + 1}`}
              onChange=${(event) => change(place, { colour: event.target.value })}
            >
              ${["", ...CLAY_COLOURS].map(
                (colour) => html`
                  <option value=${colour} selected=${colour === player.colour}>
                    ${colour || "any colour"}
                  </option>
                `,
              )}
            </select>
            <button
              type="button"
              class="quiet"
              aria-label=${`Remove ${player.name || "player"}`}
              disabled=${players.length <= fewest}
              onClick=${() => set(players.filter((_, at) => at !== place))}
            >
              ×
            </button>
          </div>
        `,
      )}
      ${players.length < most &&
      html`<button
        type="button"
        class="quiet"
        data-testid="add-player"
        onClick=${() => set([...players, { name: "", colour: free ?? "" }])}
      >
        Add a player
      </button>`}
    </fieldset>
  `;
}
