// The log, newest first; one click takes an entry back or restores it, another corrects it.
import { html, useEffect, useState } from "../view.js";
import { useSession, useTable } from "../page/table.js";
import { Part } from "../page/part.js";
import { Refusal } from "../page/refusal.js";
import { clock, sentence } from "../words.js";
import { chaptersOf, lastSteps, newestFirst } from "./chapters.js";
import { ALL, found } from "./finding.js";
import { foldedGroups } from "./groups.js";
import { t } from "../language.js";

const SHOWN_AT_FIRST = 60; // an evening has hundreds

export function Log() {
  const { state } = useTable();
  const [all, setAll] = useState(false);
  const [corrected, correct] = useState(/** @type {number | null} */ (null));
  const [wanted, want] = useState(ALL);
  useEffect(() => {
    const whole = () => setAll(true); // on paper nobody can ask for more
    addEventListener("beforeprint", whole);
    return () => removeEventListener("beforeprint", whole);
  }, []);
  const groups = foldedGroups(state.entries);
  const players = state.session?.state.players ?? [];
  const hits = found(groups, wanted, players);
  const standing = groups.filter((group) => group.standing && !group.takeBack);
  const most = all ? hits.length : SHOWN_AT_FIRST;
  const oneStep = (group) => html`
    <${Group}
      key=${group.first}
      group=${group}
      later=${standing.length - 1 - standing.indexOf(group)}
      correcting=${corrected === group.first && group.standing}
      correct=${correct}
    />
  `;
  return html`
    <section class="log" aria-label=${t("What happened")} tabindex="0">
      <h2>${t("Log")}</h2>
      <${Refusal} spot="log" />
      ${state.session?.seq === 0 && html`<p class="nothing">${t("Nothing has happened yet.")}</p>`}
      ${
        groups.length > 0 &&
        html`<${Part}
            of="aside"
            view="Finder"
            wanted=${wanted}
            want=${want}
            players=${players}
            groups=${groups}
            hits=${hits.length}
          />
          <${Part} of="aside" view="LogPlot" quiet />`
      }
      <div class="chapters" data-testid="log">
        ${newestFirst(lastSteps(chaptersOf(hits), most)).map(
          (chapter) => html`<${Chapter} key=${chapter.first} ...${chapter} oneStep=${oneStep} />`,
        )}
      </div>
      ${
        most < hits.length &&
        html`<button class="quiet" onClick=${() => setAll(true)}>
          ${t("Show all {hits}", { hits: hits.length })}
        </button>`
      }
    </section>
  `;
}

/** A round or turn of the game, with the moves in it. */
function Chapter({ title, turns, oneStep }) {
  return html`
    <section class="chapter" aria-label=${title || t("The log")}>
      ${title && html`<h3 data-testid="chapter">${title}</h3>`}
      ${turns.map(
        ({ turn, first, groups }) => html`
          <div key=${first}>
            ${turn && html`<h4>${turn}</h4>`}
            <ol>
              ${groups.map(oneStep)}
            </ol>
          </div>
        `,
      )}
    </section>
  `;
}

function Group({ group, later, correcting, correct }) {
  const referee = useSession().role === "referee";
  return html`
    <li class="group" data-standing=${group.standing} data-take-back=${group.takeBack}>
      <p class="group-source">
        <time datetime=${group.at}>${clock(group.at)}</time>
        <span data-testid="entry-number">#${group.first}</span>
        ${group.entries[0].proposal && html`<span title=${t("Seen by the camera")}>${t("camera")}</span>`}
      </p>
      <div class="group-lines">
        <${Lines} group=${group} />
        ${group.oldLine?.length > 0 && html`<${Part} of="aside" view="OldLine" quiet group=${group} />`}
      </div>
      ${
        referee &&
        html`<${Part}
          of="aside"
          view="GroupButtons"
          quiet
          ...${{ group, later, correcting, correct }}
        />`
      }
      ${group.entries[0].clip && html`<${Part} of="aside" view="ClipButton" quiet group=${group} />`}
      ${
        correcting &&
        html`<div class="correcting-place">
          <${Part} of="forms" view="Correcting" seq=${group.first} close=${() => correct(null)} />
        </div>`
      }
    </li>
  `;
}

export function Lines({ group }) {
  return group.entries.map(
    (entry) => html`
      <p data-testid="log-entry" data-seq=${entry.seq} data-standing=${group.standing}>
        ${group.standing || group.takeBack ? entry.told : html`<s>${entry.told}</s>`}
        ${entry.comment && html` <small class="correction" data-testid="comment">${sentence(entry.comment)}.</small>`}
      </p>
    `,
  );
}
