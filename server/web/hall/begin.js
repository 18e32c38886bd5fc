// A new tournament: the game, the pairing system, and the players.
import { html, useState } from "../view.js";
import { WORDS } from "./words.js";

const FRESH = {
  name: "",
  game: "clay_o_rama",
  system: "swiss",
  per_table: 2,
  rounds: 4,
  dice: "typed",
  players: "",
};

export function Begin({ state: { api, act } }) {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [wanted, setWanted] = useState(FRESH);
  const set = (change) => setWanted((before) => ({ ...before, ...change }));
  const typed = (name) => (event) => set({ [name]: event.target.value });
  const number = (name) => (event) => set({ [name]: Number(event.target.value) });
  const [failed, setFailed] = useState(false);
  const learn = async (event) => {
    if (!event.target.open) return;
    const told = await api.games().catch(() => null);
    setFailed(!told);
    if (told) setGames(told);
  };
  const begin = (event) => {
    event.preventDefault();
    const form = event.target.closest("details");
    return act(async () => {
      await api.begin(asked(wanted));
      setWanted(FRESH);
      form.open = false; // the tournament is now shown above the form
    });
  };
  const most = games.find(({ name }) => name === wanted.game)?.seats[1] ?? 12;
  return html`
    <details class="hall-begin" onToggle=${learn} data-testid="begin">
      <summary>${WORDS.newTournament}</summary>
      ${failed && html`<p class="refusal" role="alert">${WORDS.noGames}</p>`}
      <form onSubmit=${begin}>
        <label
          >${WORDS.name}<input
            required
            maxlength="60"
            value=${wanted.name}
            onInput=${typed("name")}
        /></label>
        <${Choice}
          label=${WORDS.game}
          value=${wanted.game}
          change=${typed("game")}
          choices=${games.map(({ name, title }) => [name, title])}
        />
        <${Choice}
          label=${WORDS.system}
          value=${wanted.system}
          change=${typed("system")}
          choices=${[
            ["swiss", WORDS.swiss],
            ["round_robin", WORDS.everybody],
          ]}
        />
        <label>
          ${WORDS.perTable}
          <input
            type="number"
            min="2"
            max=${most}
            value=${wanted.per_table}
            onInput=${number("per_table")}
          />
        </label>
        ${
          wanted.system === "swiss" &&
          html`<label>
            ${WORDS.roundsToPlay}
            <input
              type="number"
              min="1"
              max="50"
              value=${wanted.rounds}
              onInput=${number("rounds")}
            />
          </label>`
        }
        <${Choice}
          label=${WORDS.dice}
          value=${wanted.dice}
          change=${typed("dice")}
          choices=${[
            ["typed", WORDS.typed],
            ["seeded", WORDS.seeded],
          ]}
        />
        <label class="hall-wide">
          ${WORDS.players}<textarea rows="6" value=${wanted.players} onInput=${typed("players")} />
        </label>
        <button class="primary">${WORDS.begin}</button>
      </form>
    </details>
  `;
}

function Choice({ label, value, change, choices }) {
  return html`
    <label>
      ${label}
      <select value=${value} onChange=${change}>
        ${choices.map(([name, title]) => html`<option key=${name} value=${name}>${title}</option>`)}
      </select>
    </label>
  `;
}

/** The form's content as the server expects it. */
function asked(wanted) {
  const players = wanted.players
    .split("\n")
    .map((name) => name.trim())
    .filter(Boolean);
  return { ...wanted, players, rounds: wanted.system === "swiss" ? wanted.rounds : 0 };
}
