// Games that are damaged: they hold up no other, but the referee should know.
import { html } from "../view.js";
import { useTable } from "./table.js";

export function SetAside() {
  const { state } = useTable();
  const count = state.camera?.store?.set_aside ?? 0;
  if (count === 0 || state.session?.role !== "referee") return null;
  return html`
    <p class="set-aside" role="status" data-testid="set-aside">
      ${count === 1 ? "One game is damaged and set aside" : `${count} games are damaged and set aside`};
      the others go on. <code>tableref store check</code> names what is wrong.
    </p>
  `;
}
