// Commands without a form of their own, so that every legal command can be given.
import { html, useState } from "../view.js";
import { spelled } from "../words.js";
import { Part } from "../page/part.js";

/**
 * @param {object} props
 * @param {Command[]} props.commands - as the server lists them; several of one type are examples of it
 * @param {string} props.title
 * @param {boolean} [props.open]
 * @param {import("./command_form.js").Names} [props.names]
 */
export function OtherCommands({ commands, title, open = false, names = {} }) {
  const types = [...new Set(commands.map((command) => command.type))].filter((t) => t !== "Roll");
  const [chosen, choose] = useState(/** @type {string | null} */ (null));
  if (!types.length) return null;
  const examples = commands.filter((command) => command.type === chosen);
  return html`
    <details class="other" data-testid="other-commands" open=${open}>
      <summary>${title}</summary>
      <div class="chips">
        ${types.map(
          (type) => html`
            <button
              class="chip"
              data-testid="other-command"
              data-type=${type}
              aria-pressed=${chosen === type}
              onClick=${() => choose(chosen === type ? null : type)}
            >
              ${spelled(type)}
            </button>
          `,
        )}
      </div>
      ${
        examples.length > 0 &&
        html`<${Part}
          of="forms"
          view="CommandForm"
          key=${chosen}
          examples=${examples}
          names=${names}
        />`
      }
    </details>
  `;
}
