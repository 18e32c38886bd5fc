// The gangsters: hearts, traps in stock, armor, and how many cards each holds.
import { html } from "../../view.js";
import { colourStyle } from "../colours.js";
import { Swatch } from "../swatch.js";
import { cardsHeld, colourOf } from "./questions.js";
import { t, tn } from "../../language.js";

export function People({ state }) {
  return html`
    <ul class="players people">
      ${state.players.map((player) => html`<${Person} key=${player.seat} player=${player} state=${state} />`)}
    </ul>
  `;
}

function Person({ player, state }) {
  const { seat, name, hearts, traps, armor, skips } = player;
  const facts = [
    tn("{count} card", "{count} cards", cardsHeld(player)),
    tn("{count} trap", "{count} traps", traps),
    armor > 0 && (armor > 1 ? t("armor ×{armor}", { armor }) : t("armor")),
    skips > 0 && tn("loses a turn", "loses {count} turns", skips),
  ];
  return html`
    <li
      class="player person"
      data-testid="player"
      data-seat=${seat}
      data-alive=${hearts > 0}
      data-turn=${state.turn?.player === seat}
      style=${colourStyle(colourOf(seat))}
    >
      <${Swatch} colour=${colourOf(seat)} />
      <strong>${name}</strong>
      <span
        class="hearts"
        role="img"
        data-testid="hearts"
        aria-label=${tn("{count} heart", "{count} hearts", hearts)}
      >
        ${"♥".repeat(Math.min(hearts, 9))}${hearts > 9 && ` ${hearts}`}
      </span>
      <span class="facts">${hearts > 0 ? facts.filter(Boolean).join(" · ") : t("out")}</span>
    </li>
  `;
}
