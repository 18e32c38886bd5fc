// Adding a throw that the camera missed: the last seconds become a proposal.
import { html } from "../view.js";
import { useSession, useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { t } from "../language.js";

const SPOT = "missed-throw";

export function MissedThrow() {
  const { state, deeds } = useTable();
  const session = useSession();
  const { camera, busy } = state;
  if (!camera?.camera || !throws(session)) return null;
  return html`
    <p class="missed">
      <button
        class="quiet"
        data-testid="missed-throw"
        disabled=${busy[SPOT]}
        onClick=${() => deeds.missedThrow(SPOT)}
      >
        ${t("Add a missed throw")}
      </button>
      <${Refusal} spot=${SPOT} />
    </p>
  `;
}

/** Whether a throw can be entered now: a missile is in the air, or somebody may throw. */
function throws({ role, legal }) {
  return role === "referee" && legal.some(({ type }) => type === "Fire" || type === "Land");
}
