// Tabs for a phone, which has room for one thing: the table with its proposals, the game, or the log.
import { html } from "../view.js";
import { useTable } from "./table.js";
import { stillness } from "../picture/stillness.js";
import { t } from "../language.js";

const TITLES = { table: t("Table"), game: t("Game"), log: t("Log") };

export function Tabs() {
  const { state, deeds } = useTable();
  const now = state.tab || "game";
  const offers = state.proposals.filter((proposal) => !proposal.blocked).length;
  const camera = state.camera?.camera;
  const still = stillness(camera, state.link);
  const trouble = camera?.problem || (still?.frozen && still.words) || camera?.conditions?.[0];
  return html`
    <nav class="tabs" aria-label=${t("Parts of the page")}>
      ${Object.entries(TITLES).map(
        ([name, title]) => html`
          <button
            data-testid=${`tab-${name}`}
            aria-current=${now === name ? "page" : undefined}
            onClick=${() => deeds.turnTo(name)}
          >
            ${title}
            ${name === "table" && offers > 0 && html` <span class="badge">${offers}</span>`}
            ${
              name === "table" &&
              trouble &&
              html` <span
                class="badge"
                style="background:var(--bad)"
                role="img"
                aria-label=${trouble}
                >!</span
              >`
            }
          </button>
        `,
      )}
    </nav>
  `;
}
