// A hand of cards: each kind once, with its number; those that cannot be played now are faint.
import { html } from "../../view.js";
import { CARDS } from "./questions.js";
import { t } from "../../language.js";

/**
 * @param {{cards: [string, number][], may: (card: string) => boolean, chosen: string | null,
 *   choose: (card: string) => void, label: string}} props
 */
export function Cards({ cards, may, chosen, choose, label }) {
  return html`
    <div class="hand" role="group" aria-label=${label}>
      ${cards.map(
        ([card, count]) => html`
          <button
            class="card"
            key=${card}
            data-testid="card"
            data-card=${card}
            aria-pressed=${chosen === card}
            disabled=${!may(card)}
            onClick=${() => choose(card)}
          >
            <strong>${CARDS[card].title}</strong>
            ${count > 1 && html`<span class="card-count">×${count}</span>`}
            <small>${CARDS[card].text}</small>
          </button>
        `,
      )}
      ${cards.length === 0 && html`<p class="nothing">${t("No cards.")}</p>`}
    </div>
  `;
}
