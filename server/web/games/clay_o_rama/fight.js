// Attacks in progress, and the answer to them.
import { html } from "../../view.js";
import { ChooseAndAim } from "./choose_and_aim.js";
import { attackTools } from "./tools.js";
import { t } from "../../language.js";

export function Fight({ session }) {
  const { state, legal } = session;
  const of = (type) => legal.filter((command) => command.type === type);
  const struckBack = state.riposte?.attacker ?? state.assault?.target;
  return html`
    <${ChooseAndAim}
      spot="attack"
      words=${(target) => t("Attack {target}", { target })}
      tools=${attackTools(session, of("Attack"))}
      session=${session}
    />
    <${ChooseAndAim}
      spot="counterattack"
      words=${(target) => t("Hit back at {target}", { target })}
      tools=${attackTools(session, of("Counterattack"))}
      session=${session}
      targetOf=${() => struckBack}
    />
  `;
}
