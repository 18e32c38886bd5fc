// The referee's overrides for one creature: hit points at once, everything else one click further.
import { html, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { seatNames } from "./names.js";
import { t } from "../../language.js";

const STEPS = [-6, -1, 1];

export function Judge({ creature, session, close }) {
  const { deeds, state } = useTable();
  const [typed, setPoints] = useState(/** @type {string | null} */ (null));
  const points = typed ?? String(creature.hit_points); // which may change while this is open
  const [because, setBecause] = useState("");
  const spot = `judge/${creature.id}`;
  const submit = async (event) => {
    event.preventDefault();
    const said = { type: "SetHitPoints", seat: null, creature: creature.id };
    if (await deeds.say(spot, { ...said, hit_points: Math.round(Number(points)), because }))
      close();
  };
  const by = (step) => () => setPoints(String(Math.max(0, Number(points) + step)));
  const mine = (session.overrides ?? []).filter(
    (command) => command.creature === creature.id && command.type !== "SetHitPoints",
  );
  return html`
    <div class="judge">
      <form data-testid="judge-form" onSubmit=${submit}>
        <div class="judge-points">
          <label class="field">
            <span>${t("Hit points")}</span>
            <input
              data-testid="judge-points"
              type="number"
              min="0"
              required
              value=${points}
              onInput=${(event) => setPoints(event.target.value)}
            />
          </label>
          ${STEPS.map(
            (step) => html`
              <button type="button" onClick=${by(step)}>
                ${step > 0 ? `+${step}` : `−${-step}`}
              </button>
            `,
          )}
        </div>
        <label class="field">
          <span>${t("Because")}</span>
          <input
            data-testid="judge-because"
            placeholder=${t("dropped from three feet")}
            value=${because}
            onInput=${(event) => setBecause(event.target.value)}
          />
        </label>
        <div class="answers">
          <button class="primary" disabled=${state.busy[spot]}>${t("Set hit points")}</button>
          <button type="button" class="quiet" onClick=${close}>${t("Cancel")}</button>
        </div>
        <${Refusal} spot=${spot} />
      </form>
      <${OtherCommands}
        commands=${mine}
        title=${t("Other stats")}
        names=${seatNames(session.state)}
      />
    </div>
  `;
}
