// The big screen, for everybody in the room: names and scores readable from three metres, whose move it
// is, the board, and a replay of the last throw. It gets only what a spectator may see.
import { html } from "../view.js";
import { Live } from "../picture/live.js";
import { stillness } from "../picture/stillness.js";
import { useSession, useTable } from "../page/table.js";
import { colourStyle } from "../games/colours.js";
import { awaitedText } from "../games/awaited.js";
import { Swatch } from "../games/swatch.js";
import { usePart } from "../parts.js";
import { sentence } from "../words.js";
import { t } from "../language.js";
import { Fitted } from "./fitted.js";
import { LastThrow } from "./last_throw.js";
import { useNextGame } from "./next_game.js";
import { lastStep } from "./last_step.js";
import { Scores } from "./scores.js";
import { ScreenButtons } from "./screen_buttons.js";
import { WORDS } from "./words.js";

/** Most letters of a headline in large letters; a longer one gets smaller ones. */
const SHORT_TITLE = 36;

export function Room() {
  const { state, code } = useTable();
  const session = useSession();
  useNextGame(state.camera, code);
  const { part } = usePart(session.game);
  const { title, colour, round, awaited } = (part?.headlineOf ?? plain)(session);
  return html`
    <main
      class="room"
      data-testid="room"
      data-game=${session.game}
      data-seq=${session.seq}
      style=${colourStyle(colour)}
    >
      <header>
        ${colour && html`<${Swatch} colour=${colour} large />`}
        <h1 data-testid="whose-move" data-long=${title.length > SHORT_TITLE}>${sentence(title)}</h1>
        ${round && html`<p class="room-round">${round}</p>`}
        ${awaited && html`<p class="room-awaited">${awaited}</p>`}
      </header>
      ${state.link === "lost" && html`<p class="room-lost" role="alert">${WORDS.lost}</p>`}
      <section class="room-board" aria-label=${WORDS.board}>
        <h2 class="unseen">${WORDS.board}</h2>
        <${BoardOf} part=${part} session=${session} />
      </section>
      <section class="room-side" aria-label=${WORDS.players}>
        <${Scores} session=${session} />
        <${LastThrow} session=${session} entries=${state.entries} />
      </section>
      <footer>
        <p data-testid="room-news" role="status">${lastStep(state.entries)}</p>
        <${ScreenButtons} />
      </footer>
    </main>
  `;
}

/** The board; for Clay-O-Rama the live picture of the table, if spectators may see it. */
function BoardOf({ part, session }) {
  const { state, code } = useTable();
  const camera = state.camera?.camera;
  const filmed = session.game === "clay_o_rama" && camera && state.camera?.picture;
  if (!part) return null;
  if (!filmed) return html`<${Fitted}><${part.Large} session=${session} /><//>`;
  const still = stillness(camera, state.link);
  return html`
    <div class="room-live" data-frozen=${Boolean(still?.frozen)}>
      <${Live} code=${code} link=${state.link} />
      ${still && html`<p>${still.words}</p>`}
    </div>
  `;
}

function plain(session) {
  const players = session.state.players ?? [];
  const name = (seat) =>
    players.find((player) => player.seat === seat)?.name ?? t("seat {seat}", { seat });
  return { title: session.title, awaited: awaitedText(session, name) };
}
