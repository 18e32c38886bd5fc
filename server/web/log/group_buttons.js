// The buttons of a step of the log: one corrects it, the other takes it back or restores it.
import { html } from "../view.js";
import { useTable } from "../page/table.js";
import { t, tn } from "../language.js";

/**
 * @typedef {import("./groups.js").Group} Group
 *
 * @param {{group: Group, later: number, correcting: boolean, correct: (seq: number | null) => void}} props -
 *   `later`: how many steps after it count
 */
export function GroupButtons({ group, later, correcting, correct }) {
  return html`
    <div class="group-buttons">
      <${Correct} group=${group} correcting=${correcting} correct=${correct} />
      <${Back} group=${group} later=${later} />
    </div>
  `;
}

function Correct({ group, correcting, correct }) {
  if (group.takeBack || !group.standing) return null;
  return html`
    <button
      class="quiet back"
      data-testid="correct-entry"
      aria-expanded=${correcting}
      aria-label=${t("Correct this: {told}", { told: group.entries[0].told })}
      onClick=${() => correct(correcting ? null : group.first)}
    >
      ${t("Correct")}
    </button>
  `;
}

/** The button that takes a group back with everything after it, or restores it. */
function Back({ group, later }) {
  const { state, deeds } = useTable();
  if (group.takeBack) return null;
  const toSeq = group.standing ? group.first - 1 : group.last;
  const label = group.standing ? t("Take back") : t("Bring back");
  const also = alsoWords(group, later);
  return html`
    <button
      class="quiet back"
      data-testid=${group.standing ? "take-back" : "bring-back"}
      data-to-seq=${toSeq}
      disabled=${state.busy.log}
      title=${also}
      aria-label=${`${label}: ${group.entries[0].told} ${also}`}
      onClick=${() => deeds.takeBack("log", toSeq)}
    >
      ${label}
    </button>
  `;
}

/** What goes with a step that is taken back; "" if nothing does. */
export function alsoWords({ standing }, later) {
  if (!standing || later < 1) return "";
  return tn("Also the step after it.", "Also the {count} steps after it.", later);
}
