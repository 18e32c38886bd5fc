// A power was used on real clay: the referee judges the damage.
import { html, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { t } from "../../language.js";

const SPOT = "judgement";

export function Judgement() {
  const { deeds, state } = useTable();
  const [damage, setDamage] = useState("");
  const [because, setBecause] = useState("");
  const submit = async (event) => {
    event.preventDefault();
    const judged = { type: "JudgePower", seat: null, damage: Math.round(Number(damage)), because };
    if (!(await deeds.say(SPOT, judged))) return;
    setDamage("");
    setBecause("");
  };
  return html`
    <form class="act" data-testid="judgement-form" onSubmit=${submit}>
      <div class="fields">
        <label class="field">
          <span>${t("Hit points lost")}</span>
          <input
            type="number"
            min="0"
            required
            value=${damage}
            onInput=${(event) => setDamage(event.target.value)}
          />
        </label>
        <label class="field">
          <span>${t("Because")}</span>
          <input
            placeholder=${t("landed on its head")}
            value=${because}
            onInput=${(event) => setBecause(event.target.value)}
          />
        </label>
      </div>
      <div class="answers">
        <button class="primary" disabled=${state.busy[SPOT]}>${t("Confirm")}</button>
      </div>
      <${Refusal} spot=${SPOT} />
    </form>
  `;
}
