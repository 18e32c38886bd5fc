// A missile in the air: the referee says what it touched first.
import { html, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { colourStyle } from "../colours.js";
import { colourOf, nameOf } from "./questions.js";
import { t } from "../../language.js";

const SPOT = "land";

export function Landing({ session }) {
  const { deeds, state } = useTable();
  const [bounced, setBounced] = useState(false);
  const struck = [
    ...new Set(session.legal.filter((one) => one.type === "Land").map((one) => one.struck)),
  ];
  const land = (id) => deeds.say(SPOT, { type: "Land", seat: null, struck: id, bounced });
  return html`
    <div class="act" data-testid="land-form">
      <div class="targets" role="group" aria-label=${t("Touched first")}>
        ${struck.map(
          (id) => html`
            <button
              class="target"
              data-testid="target"
              data-id=${id ?? "none"}
              style=${id === null ? {} : colourStyle(colourOf(session.state, id))}
              disabled=${state.busy[SPOT]}
              onClick=${() => land(id)}
            >
              ${id === null ? t("No creature") : nameOf(session.state, id)}
            </button>
          `,
        )}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked=${bounced}
          onInput=${(event) => setBounced(event.target.checked)}
        />
        ${t("bounced off the table first")}
      </label>
      <${Refusal} spot=${SPOT} />
      <${Void} />
    </div>
  `;
}

/** Declares void a throw from a wrong place; like every override it needs a reason. */
function Void() {
  const { deeds, state } = useTable();
  const [because, setBecause] = useState("");
  const spot = "void-throw";
  const submit = (event) => {
    event.preventDefault();
    deeds.say(spot, { type: "VoidThrow", seat: null, because });
  };
  return html`
    <details class="other">
      <summary>${t("The throw does not count")}</summary>
      <form class="inline-form" onSubmit=${submit}>
        <label class="field">
          <span>${t("Because")}</span>
          <input
            value=${because}
            placeholder=${t("thrown from another side")}
            onInput=${(event) => setBecause(event.target.value)}
          />
        </label>
        <div class="answers">
          <button class="primary" disabled=${state.busy[spot]}>
            ${t("Give the missile back")}
          </button>
        </div>
        <${Refusal} spot=${spot} />
      </form>
    </details>
  `;
}
