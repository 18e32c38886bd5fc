// The search above the log: words or a number, a player, a kind.
import { html } from "../view.js";
import { ALL } from "./finding.js";
import { foundTold, kindsIn, narrows } from "./kinds.js";
import { t } from "../language.js";

/**
 * @param {{wanted: import("./finding.js").Wanted, want: (wanted: object) => void,
 *   players: {name: string}[], groups: import("./groups.js").Group[], hits: number}} props
 */
export function Finder({ wanted, want, players, groups, hits }) {
  const set = (field) => (event) => want({ ...wanted, [field]: event.target.value });
  return html`
    <form class="finder" role="search" onSubmit=${(event) => event.preventDefault()}>
      <input
        type="search"
        data-testid="find-words"
        aria-label=${t("Search the log: words, or the number of an entry")}
        placeholder=${t("Search, or #12")}
        value=${wanted.words}
        onInput=${set("words")}
      />
      <select data-testid="find-player" aria-label=${t("Whose")} onChange=${set("player")}>
        <option value="" selected=${!wanted.player}>${t("Everybody")}</option>
        ${players.map(
          ({ name }) =>
            html`<option value=${name} selected=${name === wanted.player}>${name}</option>`,
        )}
      </select>
      <select data-testid="find-kind" aria-label=${t("What")} onChange=${set("kind")}>
        <option value="" selected=${!wanted.kind}>${t("Everything")}</option>
        ${kindsIn(groups).map(
          ({ value, title }) =>
            html`<option value=${value} selected=${value === wanted.kind}>${title}</option>`,
        )}
      </select>
      ${
        narrows(wanted) &&
        html`<p class="found" role="status" data-testid="found">
          ${foundTold(hits, groups.length)}
          <button type="button" class="quiet" data-testid="find-all" onClick=${() => want(ALL)}>
            ${t("Show all")}
          </button>
        </p>`
      }
    </form>
  `;
}
