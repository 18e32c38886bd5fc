// All kept games with scores, players and times; one click opens one.
import { html } from "../view.js";
import { useAsked } from "../dialogs/asked.js";
import { GamePicture } from "../games/game_picture.js";
import { useTable } from "../page/table.js";
import { howItStands, since, whoPlays } from "./how_it_stands.js";
import { t } from "../language.js";

export function KeptGames() {
  const { code, deeds, state } = useTable();
  const { answer, refused } = useAsked(() => deeds.api.kept());
  return html`
    <main class="kept" data-testid="kept-games" aria-busy=${!answer && !refused}>
      <header>
        <h1>${t("Games")}</h1>
        <span>
          <a
            class="button quiet"
            href=${code ? `/hall/#code=${encodeURIComponent(code)}` : "/hall/"}
            >${t("The hall")}</a
          >
          <button class="primary" onClick=${() => deeds.show("new-game")}>${t("New game")}</button>
        </span>
      </header>
      ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
      ${answer?.length === 0 && html`<p class="hint">${t("No games yet.")}</p>`}
      <ol>
        ${answer?.map(
          (game) => html`
            <${Kept} key=${game.id} game=${game} shown=${game.id === state.session?.id} />
          `,
        )}
      </ol>
    </main>
  `;
}

/** @param {{game: Kept, shown: boolean}} props */
function Kept({ game, shown }) {
  const { kind, words } = howItStands(game);
  return html`
    <li data-testid="kept-game" data-kind=${kind}>
      <${GamePicture} game=${game.game} />
      <h2>${game.title}</h2>
      <p>${whoPlays(game)}</p>
      <p class="stands">${words}</p>
      <p class="hint">${since(game)}</p>
      ${kind !== "set aside" && html`<${Open} game=${game} shown=${shown} />`}
    </li>
  `;
}

function Open({ game, shown }) {
  const { deeds, code } = useTable();
  if (shown) return html`<a class="button" href="#/">${t("Back to this game")}</a>`;
  if (code && !game.codes?.referee)
    return html`<p class="hint">
      ${t("Its referee’s code was withdrawn; open it at the program’s machine.")}
    </p>`;
  return html`
    <button
      aria-label=${t("Open {title}: {players}", { title: game.title, players: whoPlays(game) })}
      onClick=${() => deeds.open(game.id, game.codes.referee)}
    >
      ${t("Open")}
    </button>
  `;
}
