// Two clicks at most: choose the limb or the missile (the first is chosen already), click the target.
import { html, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { colourStyle } from "../colours.js";
import { colourOf, nameOf } from "./questions.js";
import { t } from "../../language.js";

/**
 * @param {object} props
 * @param {string} props.spot
 * @param {(target: string) => string} props.words - on the button of a target
 * @param {{label: string, commands: Command[]}[]} props.tools - one command for each target
 * @param {Session} props.session
 * @param {(command: Command) => number} [props.targetOf]
 */
export function ChooseAndAim({ spot, words, tools, session, targetOf = (one) => one.target }) {
  const { deeds, state } = useTable();
  const [label, setLabel] = useState(/** @type {string | null} */ (null));
  if (!tools.length) return null;
  const tool = tools.find((one) => one.label === label) ?? tools[0];
  return html`
    <div class="act" data-testid=${`${spot}-form`}>
      <div class="chips" role="group" aria-label=${t("With what")}>
        ${tools.map(
          (one) => html`
            <button class="chip" aria-pressed=${one === tool} onClick=${() => setLabel(one.label)}>
              ${one.label}
            </button>
          `,
        )}
      </div>
      <div class="targets" role="group" aria-label=${t("Whom")}>
        ${tool.commands.map((command) => {
          const id = targetOf(command);
          return html`
            <button
              class="target"
              data-testid="target"
              data-id=${id}
              style=${colourStyle(colourOf(session.state, id))}
              disabled=${state.busy[spot]}
              onClick=${() => deeds.say(spot, command)}
            >
              ${words(nameOf(session.state, id))}
            </button>
          `;
        })}
      </div>
      <${Refusal} spot=${spot} />
    </div>
  `;
}
