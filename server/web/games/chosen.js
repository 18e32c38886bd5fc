// What was chosen so far, in words: the button that sends it, or the question that is still open.
import { html, useEffect, useRef, useState } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { t } from "../language.js";

/**
 * @typedef {{question: string, yes: string, no: string}} Asked - a confirmation before a command
 *   that is rarely meant
 *
 * @param {{spot: string, command: Command | null, words: string, question: string,
 *   again: (() => void) | false, asked?: Asked | null}} props
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

/**
 * Asks for confirmation. The cancel button has the focus, so that a hasty second tap does no harm.
 */
function Sure({ asked, busy, yes, no }) {
  const safe = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => safe.current?.focus(), []);
  return html`
    <div class="sure" role="alertdialog" aria-label=${asked.question} data-testid="sure">
      <p>${asked.question}</p>
      <div class="answers">
        <button ref=${safe} data-testid="sure-no" onClick=${no}>${asked.no}</button>
        <button class="grave" data-testid="sure-yes" disabled=${busy} onClick=${yes}>
          ${asked.yes}
        </button>
      </div>
    </div>
  `;
}
