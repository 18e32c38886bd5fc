// A throw, in a move or by a power that throws at once: which missile, and at whom.
import { html } from "../../view.js";
import { ChooseAndAim } from "./choose_and_aim.js";
import { missileTools } from "./tools.js";
import { t } from "../../language.js";

export function Throwing({ session }) {
  const shots = session.legal.filter((command) => command.type === "Fire");
  const tools = missileTools(session, shots);
  return html`<${ChooseAndAim}
    spot="fire"
    words=${(target) => t("Throw at {target}", { target })}
    tools=${tools}
    session=${session}
  />`;
}
