// What happened, newest first; one click takes it back, one click brings it back.
import { html, useState } from "../view.js";
import { useSession, useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { clock } from "../words.js";
import { groupsOf } from "./groups.js";

const SHOWN_AT_FIRST = 60; // an evening has hundreds; nobody reads them all

export function Log() {
  const { state, deeds } = useTable();
  const [all, setAll] = useState(false);
  const groups = groupsOf(state.entries).reverse();
  const shown = all ? groups : groups.slice(0, SHOWN_AT_FIRST);
  const referee = useSession().role === "referee";
  return html`
    <section class="log" aria-label="What happened">
      <h2>Log</h2>
      <${Refusal} spot="log" />
      ${groups.length === 0 && html`<p class="nothing">Nothing has happened yet.</p>`}
      <ol data-testid="log">
        ${shown.map(
          (group) => html`
            <${Group}
              key=${group.first}
              group=${group}
              takeBack=${referee && ((seq) => deeds.takeBack("log", seq))}
              busy=${state.busy.log}
            />
          `,
        )}
      </ol>
      ${
        shown.length < groups.length &&
        html`<button class="quiet" onClick=${() => setAll(true)}>Show all ${groups.length}</button>`
      }
    </section>
  `;
}

function Group({ group, takeBack, busy }) {
  const line = (entry) => html`
    <p data-testid="log-entry" data-seq=${entry.seq} data-standing=${group.standing}>
      ${group.standing || group.takeBack ? entry.told : html`<s>${entry.told}</s>`}
    </p>
  `;
  return html`
    <li class="group" data-standing=${group.standing} data-take-back=${group.takeBack}>
      <p class="group-source">
        <time datetime=${group.at}>${clock(group.at)}</time>
        ${group.entries[0].proposal && html`<span title="Seen by the camera">camera</span>`}
      </p>
      <div class="group-lines">${group.entries.map(line)}</div>
      ${takeBack && html`<${Back} group=${group} takeBack=${takeBack} busy=${busy} />`}
    </li>
  `;
}

/** What stands is taken back with all that came after it; what was taken back can stand again. */
function Back({ group, takeBack, busy }) {
  if (group.takeBack) return null;
  const toSeq = group.standing ? group.first - 1 : group.last;
  const label = group.standing ? "Take back" : "Bring back";
  return html`
    <button
      class="quiet back"
      data-testid=${group.standing ? "take-back" : "bring-back"}
      data-to-seq=${toSeq}
      disabled=${busy}
      aria-label=${`${label}: ${group.entries[0].told}`}
      onClick=${() => takeBack(toSeq)}
    >
      ${label}
    </button>
  `;
}
