// Attacks that go on, and the answer to them.
import { html } from "../../view.js";
import { ChooseAndAim } from "./choose_and_aim.js";
import { attackTools } from "./tools.js";

export function Fight({ session }) {
  const { state, legal } = session;
  const of = (type) => legal.filter((command) => command.type === type);
  const struckBack = state.riposte?.attacker ?? state.assault?.target;
  return html`
    <${ChooseAndAim}
      spot="attack"
      title="Attack"
      tools=${attackTools(session, of("Attack"))}
      session=${session}
    />
    <${ChooseAndAim}
      spot="counterattack"
      title="Hit back at"
      tools=${attackTools(session, of("Counterattack"))}
      session=${session}
      targetOf=${() => struckBack}
    />
  `;
}
