// The view of each game; a game without one is shown by its commands alone.
import { html } from "../view.js";
import { Part } from "../page/part.js";
import { useSession } from "../page/table.js";
import { isPart } from "../parts.js";
import { PlainGame } from "./plain.js";

export function GameBoard() {
  const session = useSession();
  return html`<section class="game" aria-label=${session.title} tabindex="0">
    ${session.outcome && html`<${Part} of="aside" view="End" session=${session} />`}
    ${
      isPart(session.game)
        ? html`<${Part} of=${session.game} view="Board" session=${session} />`
        : html`<${PlainGame} session=${session} />`
    }
  </section>`;
}
