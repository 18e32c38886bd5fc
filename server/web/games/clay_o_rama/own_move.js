// A creature's own move: walk, throw, attack. Only what is legal is shown.
import { html, useState } from "../../view.js";
import { stepNow, stepsOf } from "./questions.js";
import { MoveForm } from "./move_form.js";
import { ChooseAndAim } from "./choose_and_aim.js";
import { SpanMissing } from "./span_missing.js";
import { StepTabs } from "./steps.js";
import { Throwing } from "./throwing.js";
import { attackTools } from "./tools.js";
import { t } from "../../language.js";

const COMMAND_OF = { move: "Move", fire: "Fire", attack: "Attack" };

export function OwnMove({ session }) {
  const { state, legal } = session;
  const [picked, pick] = useState(/** @type {{step: string, move: string} | null} */ (null)); // the move that it is for
  const move = `${state.round}/${state.turn?.creature}/${stepNow(state)}`;
  const of = (type) => legal.filter((command) => command.type === type);
  const open = new Set(stepsOf(state).filter((step) => of(COMMAND_OF[step]).length > 0));
  const wanted = picked?.move === move ? picked.step : stepNow(state);
  const chosen = open.has(wanted) ? wanted : [...open][0];
  return html`
    <${StepTabs}
      state=${state}
      open=${open}
      chosen=${chosen}
      choose=${(step) => pick({ step, move })}
    />
    <${SpanMissing} session=${session} />
    <${StepForm} step=${chosen} commands=${of(COMMAND_OF[chosen])} session=${session} />
  `;
}

function StepForm({ step, commands, session }) {
  if (step === "move")
    return html`<${MoveForm}
      key=${session.state.turn?.creature}
      session=${session}
      commands=${commands}
    />`;
  if (step === "fire") return html`<${Throwing} session=${session} />`;
  if (step === "attack") {
    const tools = attackTools(session, commands);
    return html`<${ChooseAndAim}
      spot="attack"
      words=${(target) => t("Attack {target}", { target })}
      tools=${tools}
      session=${session}
    />`;
  }
  return null;
}
