// A new game: players, rules, and who rolls the dice.
import { html, useEffect, useRef, useState } from "../view.js";
import { GamePicture } from "../games/game_picture.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { Dialog } from "./dialog.js";
import { PlayerRows, firstPlayers, fitting, toldOf } from "./player_rows.js";
import { DICE, choiceOf, presetsOf } from "./presets.js";
import { TakeIn } from "./take_in.js";
import { t } from "../language.js";

export function NewGame({ close }) {
  const { state, deeds } = useTable();
  const { games } = state;
  useEffect(() => {
    deeds.learnGames();
  }, []);
  return html`
    <${Dialog} title=${t("New game")} close=${close}>
      <${Refusal} spot="games" />
      ${games.length > 0 && html`<${Form} games=${games} close=${close} />`}
      <${TakeIn} />
    <//>
  `;
}

function Form({ games, close }) {
  const { deeds, state } = useTable();
  const [name, setName] = useState(state.session?.game ?? games[0].name);
  const game = games.find((one) => one.name === name) ?? games[0];
  const presets = presetsOf(game);
  const [wished, setPreset] = useState(presets[0].name);
  const preset = presets.find((one) => one.name === wished) ?? presets[0];
  const [first] = useState(() => firstPlayers(state.session));
  const [changed, setPlayers] = useState(/** @type {typeof first | null} */ (null));
  const players = changed ?? fitting(first, preset.seats);
  const [dice, setDice] = useState(state.session?.dice ?? "seeded");
  const coloured = "colour" in (Object.values(game.options)[0]?.players?.[0] ?? {});

  const submit = (event) => {
    event.preventDefault();
    deeds.begin({
      game: game.name,
      options: { ...preset.options, players: toldOf(players, coloured) },
      dice,
    });
  };

  return html`
    <form class="new-game" onSubmit=${submit}>
      ${
        games.length > 1 &&
        html`<${Choices}
          legend=${t("Game")}
          name="game"
          chosen=${game.name}
          choose=${setName}
          options=${games.map(choiceOf)}
        />`
      }
      <${PlayerRows}
        players=${players}
        set=${setPlayers}
        seats=${preset.seats}
        coloured=${coloured}
      />
      <${Choices}
        legend=${t("Rules")}
        name="preset"
        chosen=${preset.name}
        choose=${setPreset}
        options=${presets}
      />
      <${Choices}
        legend=${t("Dice")}
        name="dice"
        chosen=${dice}
        choose=${setDice}
        options=${DICE}
      />
      <div class="answers">
        <${Refusal} spot="begin" />
        <button class="primary" data-testid="begin" disabled=${state.busy.begin}>
          ${t("Begin")}
        </button>
        <button type="button" class="quiet" onClick=${close}>${t("Cancel")}</button>
      </div>
    </form>
  `;
}

function Choices({ legend, name, options, chosen, choose }) {
  const all = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // On a phone the games are in a row: scroll to the chosen one.
    const own = name === "game" && all.current?.querySelector("label:has(:checked)");
    if (own) own.scrollIntoView({ block: "nearest", inline: "center" });
  }, [chosen]);
  return html`
    <fieldset class="choices" ref=${all} data-in-a-row=${options.length % 3 === 0 ? 3 : 2}>
      <legend>${legend}</legend>
      ${options.map(
        (option) => html`
          <label class="choice">
            <input
              type="radio"
              name=${name}
              value=${option.name}
              checked=${option.name === chosen}
              onChange=${() => choose(option.name)}
            />
            ${name === "game" && html`<${GamePicture} game=${option.name} />`}
            <span>
              <strong>${option.title}</strong>
              ${option.text && html`<small>${option.text}</small>`}
              ${option.facts && html`<small class="about">${option.facts}</small>`}
            </span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
