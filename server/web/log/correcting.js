// Correcting an entry of the log: the new command, the plan, the confirmation.
import { html, useEffect, useState } from "../view.js";
import { CommandForm } from "../forms/command_form.js";
import { namesIn } from "../forms/fields.js";
import { useFocusBack } from "../page/focus_back.js";
import { intoView } from "../page/into_view.js";
import { Refusal } from "../page/refusal.js";
import { useSession, useTable } from "../page/table.js";
import { titled } from "../forms/command_names.js";
import { examplesAt, kindsAt } from "./plan_words.js";
import { PlanShown } from "./plan_shown.js";
import { t } from "../language.js";

const SPOT = "amend";

/**
 * @param {{seq: number, close: () => void, done?: () => unknown}} props - `done`: once it is corrected
 */
export function Correcting({ seq, close, done = () => {} }) {
  const { deeds } = useTable();
  const session = useSession();
  const [spoken, setSpoken] = useState(/** @type {SaidAtEntry | null} */ (null));
  const [amendments, setAmendments] = useState(/** @type {Amendment[]} */ ([]));
  const [plan, setPlan] = useState(/** @type {Plan | null} */ (null));
  useFocusBack();

  useEffect(() => {
    deeds.ask(SPOT, () => deeds.api.spoken(session.id, seq)).then(setSpoken);
  }, [session.id, seq]);

  const show = async (wanted) => {
    const ask = () => deeds.api.planAmendment(session.id, wanted, session.seq);
    const found = await deeds.ask(SPOT, ask);
    if (!found) return;
    setAmendments(wanted);
    setPlan(found);
  };
  const confirm = async () => {
    if (!(await deeds.amend(SPOT, amendments, plan))) return setPlan(null);
    await done();
    return close();
  };

  return html`
    <div class="correcting" data-testid="correcting" ref=${intoView}>
      ${!plan && spoken && html`<${Wanted} spoken=${spoken} show=${show} close=${close} />`}
      ${
        plan &&
        html`<${PlanShown}
          plan=${plan}
          also=${(amendment) => show([...amendments, amendment])}
          confirm=${confirm}
          close=${close}
        />`
      }
      <${Refusal} spot=${SPOT} />
      ${!plan && !spoken && html`<button class="quiet" onClick=${close}>${t("Cancel")}</button>`}
    </div>
  `;
}

/** @param {{spoken: SaidAtEntry, show: (wanted: Amendment[]) => void, close: () => void}} props */
function Wanted({ spoken, show, close }) {
  const { state } = useTable();
  const { seq } = spoken;
  const kinds = kindsAt(spoken);
  const [how, setHow] = useState(/** @type {"replace" | "insert"} */ ("replace"));
  const [kind, setKind] = useState(kinds[0]);
  if (spoken.luck) return html`<${Luck} close=${close} />`;
  const examples = examplesAt(how === "insert" ? { ...spoken, said: null } : spoken, kind);
  return html`
    <div class="chips" role="group" aria-label=${t("What is done")}>
      <${Way} name=${t("Change it")} way="replace" now=${how} turnTo=${setHow} />
      <${Way} name=${t("Insert a step before it")} way="insert" now=${how} turnTo=${setHow} />
      <button
        class="chip"
        data-testid="amend-remove"
        disabled=${state.busy[SPOT]}
        onClick=${() => show([{ seq, how: "remove" }])}
      >
        ${t("Remove it")}
      </button>
    </div>
    <label class="field">
      <span>${t("What happened")}</span>
      <select data-testid="amend-kind" onChange=${(event) => setKind(event.target.value)}>
        ${kinds.map(
          (one) => html`<option value=${one} selected=${one === kind}>${titled(one)}</option>`,
        )}
      </select>
    </label>
    ${
      examples.length
        ? html`<${CommandForm}
            key=${`${how}/${kind}`}
            examples=${examples}
            names=${namesIn(state.session?.state, t("nobody"))}
            label=${t("See what changes")}
            spot=${SPOT}
            send=${(command) => show([{ seq, how, command }])}
          />`
        : html`<p class="hint">${t("This was not possible at that point.")}</p>`
    }
    <button class="quiet" data-testid="amend-leave" onClick=${close}>${t("Cancel")}</button>
  `;
}

function Way({ name, way, now, turnTo }) {
  return html`
    <button
      class="chip"
      data-testid=${`amend-${way}`}
      aria-pressed=${now === way}
      onClick=${() => turnTo(way)}
    >
      ${name}
    </button>
  `;
}

function Luck({ close }) {
  return html`
    <p class="hint">
      ${t("These dice were rolled by the program. Correct the step that asked for them.")}
    </p>
    <button class="quiet" onClick=${close}>${t("Cancel")}</button>
  `;
}
