// What was chosen so far, in words: the button that sends it, or the question that is still open.
import { html, useState } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { Sure } from "../page/sure.js";
import { t } from "../language.js";

/**
 * @param {{spot: string, command: Command | null, words: string, question: string,
 *   again: (() => void) | false, asked?: import("../page/sure.js").Asked | null}} props
 */
export function Chosen({ spot, command, words, question, again, asked = null }) {
  const { deeds, state } = useTable();
  const [weighed, setWeighed] = useState(/** @type {string | null} */ (null));
  if (!command && !question) return html`<${Refusal} spot=${spot} />`;
  const say = () => deeds.say(spot, command);
  const back = () => {
    setWeighed(null);
    if (again) again();
  };
  if (command && asked && weighed === words)
    return html`
      <${Sure} asked=${asked} busy=${state.busy[spot]} yes=${say} no=${back} />
      <${Refusal} spot=${spot} />
    `;
  return html`
    <div class="answers">
      ${
        command
          ? html`<button
              class="primary"
              data-testid="play"
              disabled=${state.busy[spot]}
              onClick=${asked ? () => setWeighed(words) : say}
            >
              ${words}
            </button>`
          : html`<p class="hint" data-testid="question">${question}</p>`
      }
      ${again && html`<button class="quiet" onClick=${again}>${t("Choose again")}</button>`}
    </div>
    <${Refusal} spot=${spot} />
  `;
}
