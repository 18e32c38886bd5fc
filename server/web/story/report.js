// The report of a game, for reading and printing: standings, what everybody did, then the story.
import { html, useState } from "../view.js";
import { withCode } from "../address.js";
import { useSession, useTable } from "../page/table.js";
import { Standings } from "../games/end/standings_table.js";
import { standingsOf } from "../games/end/standings.js";
import { figuresOf } from "../games/end/summary.js";
import { chaptersOf } from "../log/chapters.js";
import { groupsOf, standingOf } from "../log/groups.js";
import { clock, dayAndClock, sentence } from "../words.js";
import { DeedsTable } from "./deeds_table.js";
import { Plot } from "./plot.js";
import { TakeAway } from "./take_away.js";
import { useStory } from "./use_story.js";
import { t, tn } from "../language.js";

export { OverTime } from "./over_time.js";

export function Report() {
  const { state } = useTable();
  const session = useSession();
  const story = useStory();
  const standing = standingOf(state.entries);
  const entries = state.entries.filter(({ seq }) => standing.has(seq));
  const { outcome } = session;
  return html`
    <main class="report" data-testid="report">
      <header>
        <h1>${session.title}</h1>
        ${entries.length > 0 && html`<p>${dayAndClock(entries[0].at)}</p>`}
        <div class="answers">
          <button class="primary" data-testid="print" onClick=${() => print()}>
            ${t("Print")}
          </button>
          <a class="button" href="#/">${t("Back to the game")}</a>
          <${TakeAway} session=${session} />
        </div>
      </header>
      <section class="scoreboard" aria-label=${t("Scoreboard")}>
        <p class="why">${outcome ? `${sentence(outcome.why)}.` : t("The game goes on.")}</p>
        <${Standings} ...${standingsOf(session)} />
        <p class="small-facts">${figuresOf(session.state, entries).join(" · ")}</p>
        <${DeedsTable} deeds=${story?.deeds} />
        <${Plot} session=${session} story=${story} />
      </section>
      <${Told} entries=${entries} gone=${state.entries.length - entries.length} />
    </main>
  `;
}

function Told({ entries, gone }) {
  return html`
    <section class="told" aria-label=${t("The story")}>
      <h2>${t("The story")}</h2>
      ${chaptersOf(groupsOf(entries)).map(
        ({ title, first, turns }) => html`
          <h3 key=${first}>${title}</h3>
          ${turns.map(
            ({ turn, groups }) => html`
              ${turn && html`<h4>${turn}</h4>`}
              <ol>
                ${groups.map((group) => html`<${Step} key=${group.first} group=${group} />`)}
              </ol>
            `,
          )}
        `,
      )}
      ${
        gone > 0 &&
        html`<p class="hint">
          ${tn(
            "{count} entry was taken back, or tells of a take-back, and is not shown here; the game’s file holds it.",
            "{count} entries were taken back, or tell of a take-back, and are not shown here; the game’s file holds them.",
            gone,
          )}
        </p>`
      }
    </section>
  `;
}

function Step({ group }) {
  const [{ proposal, comment, clip }] = group.entries;
  return html`
    <li value=${group.first}>
      <span class="number">#${group.first}</span>
      <span class="when">${clock(group.at)}</span>
      <span>
        ${group.entries.map(({ told }) => told).join(" ")}
        ${proposal && !comment && html` <em class="mark">${t("Seen by the camera.")}</em>`}
        ${comment && html` <em class="mark">${sentence(comment)}.</em>`}
        ${clip && html`<${Seen} seq=${group.first} />`}
      </span>
    </li>
  `;
}

/** The camera's picture of an entry; nothing if it has been deleted to make room. */
function Seen({ seq }) {
  const { code } = useTable();
  const { id } = useSession();
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return html`<img
    class="seen"
    src=${withCode(`/api/sessions/${id}/clips/${seq}/picture.jpg`, code)}
    alt=${t("What the camera saw")}
    width="960"
    height="540"
    onError=${() => setGone(true)}
  />`;
}
