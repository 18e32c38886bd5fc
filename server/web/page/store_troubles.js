// Problems of the store, for the referee: damaged games, a full disk.
import { html } from "../view.js";
import { useTable } from "./table.js";
import { tn } from "../language.js";

export function StoreTroubles() {
  const { state } = useTable();
  const store = state.camera?.store;
  if (!store || state.session?.role !== "referee") return null;
  return html`
    ${store.problems.map(
      (problem) => html`<p class="store-trouble" role="alert" key=${problem}>${problem}</p>`,
    )}
    ${store.set_aside > 0 && html`<${SetAside} count=${store.set_aside} />`}
  `;
}

function SetAside({ count }) {
  return html`
    <p class="store-trouble" role="status" data-testid="set-aside">
      ${tn(
        "One game is damaged and set aside; the others go on. {command} names what is wrong.",
        "{count} games are damaged and set aside; the others go on. {command} names what is wrong.",
        count,
        { command: html`<code>tableref store check</code>` },
      )}
    </p>
  `;
}
