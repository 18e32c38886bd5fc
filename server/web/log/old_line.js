// The old line that an amendment has replaced, folded away.
import { html } from "../view.js";
import { useSession, useTable } from "../page/table.js";
import { Lines } from "./log.js";
import { t, tn } from "../language.js";

/** The old line behind an amendment, folded away, with a button that restores it. */
export function OldLine({ group }) {
  const { state, deeds } = useTable();
  const referee = useSession().role === "referee";
  return html`
    <details class="old-line" data-testid="old-line">
      <summary>
        ${t("Before the correction ({steps})", { steps: tn("{count} step", "{count} steps", group.oldLine.length) })}
      </summary>
      ${group.oldLine.map((old) => html`<${Lines} group=${old} />`)}
      ${
        referee &&
        html`<button
          class="quiet"
          data-testid="take-up-again"
          disabled=${state.busy.log}
          onClick=${() => deeds.takeBack("log", group.first - 1)}
        >
          ${t("Go back to this version")}
        </button>`
      }
    </details>
  `;
}
