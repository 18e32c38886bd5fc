// A creature's own move: walk, throw, attack, and the end of it. Shown is what is legal, no more.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { nameOf } from "./questions.js";
import { MoveForm } from "./move_form.js";
import { ChooseAndAim } from "./choose_and_aim.js";
import { attackTools, missileTools } from "./tools.js";

const SHOWN_HERE = new Set(["Move", "Fire", "Attack", "EndMove"]);

export function OwnMove({ session }) {
  const { deeds, state } = useTable();
  const of = (type) => session.legal.filter((command) => command.type === type);
  const [end] = of("EndMove");
  const others = session.legal.filter((command) => !SHOWN_HERE.has(command.type));
  return html`
    ${of("Move").length > 0 && html`<${MoveForm} session=${session} commands=${of("Move")} />`}
    <${ChooseAndAim}
      spot="fire"
      title="Throw"
      tools=${missileTools(session, of("Fire"))}
      session=${session}
    />
    <${ChooseAndAim}
      spot="attack"
      title="Attack"
      tools=${attackTools(session, of("Attack"))}
      session=${session}
    />
    ${end &&
    html`
      <div class="act end">
        <button
          data-testid="end-move"
          disabled=${state.busy["end-move"]}
          onClick=${() => deeds.say("end-move", end)}
        >
          End ${nameOf(session.state, end.creature)}’s move
        </button>
        <${Refusal} spot="end-move" />
      </div>
    `}
    <${OtherCommands} commands=${others} title="More" />
  `;
}
