// The wizards: shape, health, mana, and what affects each.
import { html } from "../../view.js";
import { colourStyle } from "../colours.js";
import { Swatch } from "../swatch.js";
import { colourOf, healthOf, shapeOf, shapeText, troublesOf } from "./questions.js";
import { t } from "../../language.js";

export function Wizards({ state }) {
  return html`
    <div class="creatures wizards">
      ${state.players.map((player) => html`<${Wizard} key=${player.seat} player=${player} state=${state} />`)}
    </div>
  `;
}

function Wizard({ player, state }) {
  const { seat, name, mana } = player;
  const shape = shapeOf(state, player.shape);
  const carried = state.artifacts.filter(({ holder }) => holder === seat).map((one) => one.name);
  const small = [
    player.school,
    ...troublesOf(state, player),
    ...carried.map((one) => t("holds the {one}", { one })),
  ];
  return html`
    <article
      class="creature"
      data-testid="player"
      data-seat=${seat}
      data-alive=${!player.gone}
      data-moving=${state.turn?.player === seat}
      style=${colourStyle(colourOf(seat))}
    >
      <header>
        <${Swatch} colour=${colourOf(seat)} />
        <h3>${name}</h3>
        <p class="hit-points">
          <strong data-testid="health">${healthOf(player)}</strong><span>${t("health")}</span>
        </p>
      </header>
      <dl class="stats">
        <div>
          <dt>${t("Shape")}</dt>
          <dd data-testid="shape">${shapeText(player)}</dd>
        </div>
        <div>
          <dt>${t("Mana")}</dt>
          <dd data-testid="mana">${mana}</dd>
        </div>
        ${
          shape &&
          html`
            <div>
              <dt>${t("Attack")}</dt>
              <dd>${shape.attack}</dd>
            </div>
            <div>
              <dt>${t("Agility")}</dt>
              <dd>${shape.agility}</dd>
            </div>
            <div>
              <dt>${t("Armour")}</dt>
              <dd>${shape.armour}</dd>
            </div>
            <div>
              <dt>${t("Speed")}</dt>
              <dd>${shape.land} / ${shape.water} / ${shape.air}</dd>
            </div>
          `
        }
      </dl>
      <p class="small-facts">${small.filter(Boolean).join(" · ")}</p>
    </article>
  `;
}
