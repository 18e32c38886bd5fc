// Buttons that open the form of a command, one for each kind.
import { html, useState } from "../view.js";
import { CommandForm } from "./command_form.js";
import { titled } from "./command_names.js";

/** @param {{commands: Command[], names: import("./command_form.js").Names}} props */
export function Commands({ commands, names }) {
  const [chosen, choose] = useState(/** @type {string | null} */ (null));
  const types = [...new Set(commands.map(({ type }) => type))];
  const examples = commands.filter(({ type }) => type === chosen);
  return html`
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
            ${titled(type)}
          </button>
        `,
      )}
    </div>
    ${
      examples.length > 0 &&
      html`<${CommandForm} key=${chosen} examples=${examples} names=${names} />`
    }
  `;
}
