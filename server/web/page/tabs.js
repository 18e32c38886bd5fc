// Tabs for a phone, which has room for one thing: the table with its proposals, the game, or the log.
import { html } from "../view.js";
import { useTable } from "./table.js";
import { t } from "../language.js";

export function Tabs() {
  const { state, deeds } = useTable();
  const offers = state.proposals.filter((proposal) => !proposal.blocked).length;
  return html`
    <nav class="tabs" aria-label=${t("Parts of the page")}>
      <${Tab}
        name="table"
        title=${t("Table")}
        count=${offers}
        now=${state.tab || "game"}
        turnTo=${deeds.turnTo}
      />
      <${Tab} name="game" title=${t("Game")} now=${state.tab || "game"} turnTo=${deeds.turnTo} />
      <${Tab} name="log" title=${t("Log")} now=${state.tab || "game"} turnTo=${deeds.turnTo} />
    </nav>
  `;
}

function Tab({ name, title, count, now, turnTo }) {
  return html`
    <button
      data-testid=${`tab-${name}`}
      aria-current=${now === name ? "page" : undefined}
      onClick=${() => turnTo(name)}
    >
      ${title}${count > 0 && html` <span class="badge">${count}</span>`}
    </button>
  `;
}
