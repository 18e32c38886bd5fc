// Attacks that go on, and the answer to them.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { nameOf } from "./questions.js";
import { ChooseAndAim } from "./choose_and_aim.js";
import { attackTools } from "./tools.js";

const SHOWN_HERE = new Set(["Attack", "Counterattack", "EndAttacks", "DeclineCounterattack"]);

export function Fight({ session }) {
  const { state, legal } = session;
  const of = (type) => legal.filter((command) => command.type === type);
  const others = legal.filter((command) => !SHOWN_HERE.has(command.type));
  const struckBack = state.riposte?.attacker ?? state.assault?.target;
  return html`
    <p class="hint">${situation(state)}</p>
    <${ChooseAndAim}
      spot="attack"
      title="Attack again"
      tools=${attackTools(session, of("Attack"))}
      session=${session}
    />
    <${ChooseAndAim}
      spot="counterattack"
      title="Counterattack"
      tools=${attackTools(session, of("Counterattack"))}
      session=${session}
      targetOf=${() => struckBack}
    />
    <${Ending} spot="end-attacks" command=${of("EndAttacks")[0]} label="No more attacks: roll the damage" />
    <${Ending} spot="decline" command=${of("DeclineCounterattack")[0]} label="No counterattack" />
    <${OtherCommands} commands=${others} title="More" />
  `;
}

function Ending({ spot, command, label }) {
  const { deeds, state } = useTable();
  if (!command) return null;
  return html`
    <div class="act end">
      <button data-testid=${spot} disabled=${state.busy[spot]} onClick=${() => deeds.say(spot, command)}>
        ${label}
      </button>
      <${Refusal} spot=${spot} />
    </div>
  `;
}

function situation(state) {
  if (state.riposte) {
    const { defender, attacker } = state.riposte;
    return `${nameOf(state, defender)} may hit back at ${nameOf(state, attacker)}.`;
  }
  const { attacker, target, hits, counter } = state.assault;
  const verb = counter ? "hits back at" : "attacks";
  const so_far = hits.length ? `; ${hits.length} hit so far` : "";
  return `${nameOf(state, attacker)} ${verb} ${nameOf(state, target)}${so_far}.`;
}
