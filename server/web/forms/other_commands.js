// Commands without a form of their own, so that every legal command can be given.
import { html, useState } from "../view.js";
import { Part } from "../page/part.js";

/**
 * @param {object} props
 * @param {Command[]} props.commands - as the server lists them; several of one type are examples of it
 * @param {string} props.title
 * @param {boolean} [props.open]
 * @param {import("./command_form.js").Names} [props.names]
 */
export function OtherCommands({ commands: all, title, open = false, names = {} }) {
  const [opened, setOpened] = useState(open); // the part is only loaded for somebody who looks
  const commands = all.filter(({ type }) => type !== "Roll");
  if (!commands.length) return null;
  return html`
    <details
      class="other"
      data-testid="other-commands"
      open=${open}
      onToggle=${() => setOpened(true)}
    >
      <summary>${title}</summary>
      ${opened && html`<${Part} of="forms" view="Commands" commands=${commands} names=${names} />`}
    </details>
  `;
}
