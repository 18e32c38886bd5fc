// The end of a game: who won and why, the standings, and what to do next.
import { html, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { standingOf } from "../../log/groups.js";
import { DeedsTable } from "../../story/deeds_table.js";
import { Plot } from "../../story/plot.js";
import { TakeAway } from "../../story/take_away.js";
import { useStory } from "../../story/use_story.js";
import { sentence } from "../../words.js";
import { standingsOf } from "./standings.js";
import { Standings } from "./standings_table.js";
import { figuresOf, lastWords } from "./summary.js";
import { whoWon } from "../headline.js";
import { t } from "../../language.js";

export function End({ session }) {
  const { state } = useTable();
  const standing = standingOf(state.entries);
  const entries = state.entries.filter(({ seq }) => standing.has(seq));
  return html`
    <section class="end" data-testid="end" aria-label=${t("The end of the game")}>
      <h2 data-testid="end-who">${whoWon(session.outcome, nameIn(session))}</h2>
      <p class="why" data-testid="end-why">${sentence(session.outcome.why)}.</p>
      <${Standings} ...${standingsOf(session)} />
      <p class="small-facts">${figuresOf(session.state, entries).join(" · ")}</p>
      <${Next} session=${session} />
      <${Evening} session=${session} />
      <details>
        <summary>${t("What decided it")}</summary>
        <ul data-testid="last-words">
          ${lastWords(entries).map((told) => html`<li>${told}</li>`)}
        </ul>
      </details>
      <details>
        <summary>${t("Save a copy")}</summary>
        <${TakeAway} session=${session} />
      </details>
    </section>
  `;
}

/** @returns {(seat: number) => string | undefined} */
function nameIn({ state }) {
  return (seat) => state.players.find((player) => player.seat === seat)?.name;
}

function Next({ session }) {
  const { deeds, state } = useTable();
  const { game, options, dice } = session;
  return html`
    <div class="answers">
      ${
        options &&
        html`<button
          class="primary"
          data-testid="rematch"
          disabled=${state.busy.begin}
          onClick=${() => deeds.begin({ game, options, dice })}
        >
          ${t("Play again, same players")}
        </button>`
      }
      ${
        session.role === "referee" &&
        html`<button onClick=${() => deeds.show("new-game")}>${t("New game")}</button>`
      }
      <a class="button" href="#/report" data-testid="report-link">${t("Printable report")}</a>
      <${Refusal} spot="begin" />
    </div>
  `;
}

/** What everybody did, and scores over time; loaded when it is opened. */
function Evening({ session }) {
  const [open, setOpen] = useState(false);
  const story = useStory(open);
  return html`
    <details
      data-testid="evening"
      onToggle=${(event) => event.target === event.currentTarget && setOpen(event.target.open)}
    >
      <summary>${t("The game in figures")}</summary>
      <${DeedsTable} deeds=${story?.deeds} />
      <${Plot} session=${session} story=${story} />
    </details>
  `;
}
