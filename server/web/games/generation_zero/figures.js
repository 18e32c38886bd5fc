// Everybody's Agents and 'Sues with their stats, and each player's kills.
import { html } from "../../view.js";
import { spelled } from "../../words.js";
import { colourStyle } from "../colours.js";
import { Swatch } from "../swatch.js";
import { canonName, colourOf, figuresOf, kindName, placeName } from "./questions.js";
import { t, tn } from "../../language.js";

export function Figures({ state }) {
  return html`
    <div class="sides">
      ${state.players.map(
        (player) => html`
          <section
            class="side"
            key=${player.seat}
            data-testid="player"
            data-seat=${player.seat}
            data-turn=${state.turn?.player === player.seat}
            style=${colourStyle(colourOf(player.seat))}
          >
            <header>
              <${Swatch} colour=${colourOf(player.seat)} />
              <h3>${player.name}</h3>
              <p data-testid="score">${killed(player)}</p>
            </header>
            ${figuresOf(state, player.seat).map(
              (figure) => html`<${Figure} key=${figure.number} figure=${figure} state=${state} />`,
            )}
          </section>
        `,
      )}
    </div>
  `;
}

/** A player's kills: "1 ’Sue, 2 Agents killed". */
function killed({ sues_killed: sues, agents_killed: agents }) {
  return t("{sues}, {agents} killed", {
    sues: tn("{count} ’Sue", "{count} ’Sues", sues),
    agents: tn("{count} Agent", "{count} Agents", agents),
  });
}

const SHOWN = {
  agent: ["speed", "attack", "defence", "stealth", "observe", "insanity", "special"],
  sue: ["speed", "attack", "defence", "stealth", "allure", "special"],
};

function Figure({ figure, state }) {
  const { name, kind, health, most, at, ability, waits, stats } = figure;
  const ensnared = state.canons.filter(({ held_by: by }) => by === figure.number).map(canonName);
  const charge =
    waits === 0
      ? t("ready")
      : waits < 0
        ? t("used")
        : tn("ready in {count} turn", "ready in {count} turns", waits);
  const things = [
    figure.species,
    figure.weapon?.name,
    figure.department?.name,
    ability.name && `${ability.name} (${charge})`,
    ...figure.artefacts.map((one) => one.name ?? one.power),
    figure.lust && t("lusts after {lust}", { lust: figure.lust }),
    ensnared.length > 0 && t("ensnared: {ensnared}", { ensnared: ensnared.join(", ") }),
  ];
  return html`
    <details
      class="card-of"
      data-alive=${health > 0}
      data-testid="card"
      data-figure=${figure.number}
    >
      <summary>
        <strong>${name}</strong>
        <span>${kindName(figure)}</span>
        <span class="where">${health > 0 ? placeName(state, at) : t("dead")}</span>
        <span data-testid="health">${t("{health} of {most}", { health, most })}</span>
      </summary>
      <dl class="stats">
        ${SHOWN[kind].map(
          (stat) =>
            html`<div>
              <dt>${spelled(stat)}</dt>
              <dd>${stats[stat]}</dd>
            </div>`,
        )}
      </dl>
      <p class="small-facts">${things.filter(Boolean).join(" · ")}</p>
    </details>
  `;
}
