// What was chosen so far, in words: the button that says it, or the question that is still open.
import { html } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";

/**
 * @param {{spot: string, command: Command | null, words: string, question: string,
 *   again: (() => void) | false}} props
 */
export function Chosen({ spot, command, words, question, again }) {
  const { deeds, state } = useTable();
  if (!command && !question) return html`<${Refusal} spot=${spot} />`;
  return html`
    <div class="answers">
      ${
        command
          ? html`<button
              class="primary"
              data-testid="play"
              disabled=${state.busy[spot]}
              onClick=${() => deeds.say(spot, command)}
            >
              ${words}
            </button>`
          : html`<p class="hint" data-testid="question">${question}</p>`
      }
      ${again && html`<button class="quiet" onClick=${again}>Choose again</button>`}
    </div>
    <${Refusal} spot=${spot} />
  `;
}
