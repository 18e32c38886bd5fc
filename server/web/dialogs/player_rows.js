// The players in the order in which they sit, with the colour of their clay if the game has clay.
import { html, useRef } from "../view.js";
import { COLOURS, seatColour } from "../games/colours.js";
import { Swatch } from "../games/swatch.js";
import { named } from "../words.js";
import { t } from "../language.js";

const NAMES = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gil", "Hal", "Ivy", "Jo", "Kim", "Lou"];
const AT_FIRST = 3;
const SUGGESTED = ["orange", "blue", "green", "red", "yellow", "purple", "pink", "white"];

/** The players to begin with: those of the last game, or three suggestions. */
export function firstPlayers(session) {
  const before = session?.state.players;
  if (before) return before.map(({ name, colour }) => ({ name, colour: colour ?? "" }));
  return NAMES.slice(0, AT_FIRST).map((name, place) => ({ name, colour: SUGGESTED[place] }));
}

/**
 * The players, limited to the most that the rules allow; up to the fewest, suggestions are added.
 *
 * @param {{name: string, colour: string}[]} players
 * @param {number[]} seats - fewest and most
 */
export function fitting(players, [fewest, most]) {
  const fitted = players.slice(0, most);
  while (fitted.length < fewest) fitted.push(suggested(fitted));
  return fitted;
}

function suggested(players) {
  const name = NAMES.find((one) => !players.some((player) => player.name === one)) ?? "";
  const free = SUGGESTED.find((colour) => !players.some((player) => player.colour === colour));
  return { name, colour: free ?? "" };
}

/** The players as the server expects them, without colours for a game that has none. */
export function toldOf(players, coloured) {
  return coloured ? players : players.map(({ name }) => ({ name }));
}

export function PlayerRows({ players, set, seats, coloured }) {
  const [fewest, most] = seats;
  const change = (place, news) => set(players.with(place, { ...players[place], ...news }));
  const added = useRef(false);
  return html`
    <fieldset class="player-rows">
      <legend>${t("Players, as they sit round the table")}</legend>
      ${players.map(
        (player, place) => html`
          <div class="player-row" data-testid="player-row">
            <${Swatch} colour=${coloured ? player.colour : seatColour(place + 1)} />
            <input
              aria-label=${t("Name of player {place}", { place: place + 1 })}
              value=${player.name}
              ref=${place === players.length - 1 ? toBeNamed(added) : undefined}
              onInput=${(event) => change(place, { name: event.target.value })}
            />
            ${coloured && html`<${Clay} place=${place} player=${player} change=${change} />`}
            <button
              type="button"
              class="quiet"
              aria-label=${t("Remove {name}", { name: player.name || t("player") })}
              disabled=${players.length <= fewest}
              onClick=${() => set(players.filter((_, at) => at !== place))}
            >
              ×
            </button>
          </div>
        `,
      )}
      ${
        players.length < most &&
        html`<button
          type="button"
          class="quiet"
          data-testid="add-player"
          onClick=${() => {
            added.current = true;
            set([...players, suggested(players)]);
          }}
        >
          ${t("Add a player")}
        </button>`
      }
    </fieldset>
  `;
}

/**
 * For the name field of a player who was just added: selects the suggestion, so that typing
 * replaces it.
 */
function toBeNamed(added) {
  return (input) => {
    if (!input || !added.current) return;
    added.current = false;
    input.focus();
    input.select();
    input.scrollIntoView({ block: "nearest" });
  };
}

function Clay({ place, player, change }) {
  return html`
    <select
      aria-label=${t("Clay of player {place}", { place: place + 1 })}
      onChange=${(event) => change(place, { colour: event.target.value })}
    >
      ${["", ...COLOURS].map(
        (colour) => html`
          <option value=${colour} selected=${colour === player.colour}>
            ${colour ? named(colour) : t("any colour")}
          </option>
        `,
      )}
    </select>
  `;
}
