// The gangsters: hearts, traps in stock, armor, and how many cards each holds.
import { html } from "../../view.js";
import { counted } from "../../words.js";
import { colourStyle } from "../colours.js";
import { Swatch } from "../swatch.js";
import { cardsHeld, colourOf } from "./questions.js";

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
    counted(cardsHeld(player), "card"),
    counted(traps, "trap"),
    armor > 0 && (armor > 1 ? `armor ×${armor}` : "armor"),
    skips > 0 && (skips > 1 ? `loses ${skips} turns` : "loses a turn"),
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
      <span class="hearts" role="img" data-testid="hearts" aria-label=${counted(hearts, "heart")}>
        ${"♥".repeat(Math.min(hearts, 9))}${hearts > 9 && ` ${hearts}`}
      </span>
      <span class="facts">${hearts > 0 ? facts.filter(Boolean).join(" · ") : "out"}</span>
    </li>
  `;
}
