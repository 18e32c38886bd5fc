// Which view shows which game; a game without a view of its own is shown by its commands alone.
import { html } from "../view.js";
import { useSession } from "../page/table.js";
import { ClayORama } from "./clay_o_rama/board.js";
import { ClearingHouse } from "./clearing_house/board.js";
import { End } from "./end/end.js";
import { GenerationZero } from "./generation_zero/board.js";
import { Metamorph } from "./metamorph/board.js";
import { PlainGame } from "./plain.js";
import { Slargeball } from "./slargeball/board.js";

const VIEWS = {
  clay_o_rama: ClayORama,
  clearing_house: ClearingHouse,
  metamorph: Metamorph,
  generation_zero: GenerationZero,
  slargeball: Slargeball,
};

export function GameBoard() {
  const session = useSession();
  const View = VIEWS[session.game] ?? PlainGame;
  return html`<section class="game" aria-label=${session.title} tabindex="0">
    ${session.outcome && html`<${End} session=${session} />`}
    <${View} session=${session} />
  </section>`;
}
