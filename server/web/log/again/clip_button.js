// The button of an entry that the camera saw, and the view that it opens.
import { html } from "../../view.js";
import { Part } from "../../page/part.js";
import { useTable } from "../../page/table.js";
import { WORDS } from "./words.js";

/** @param {{group: import("../groups.js").Group}} props */
export function ClipButton({ group }) {
  const { state, deeds } = useTable();
  const open = state.looked === group.first;
  return html`
    <div class="again-place" data-open=${open}>
      <button
        class="quiet"
        data-testid="look-again"
        aria-expanded=${open}
        aria-label=${open ? undefined : WORDS.lookAt(group.entries[0].told)}
        onClick=${() => deeds.look(open ? null : group.first)}
      >
        <span aria-hidden="true">▶</span> ${open ? WORDS.close : WORDS.look}
      </button>
      ${open && html`<${Part} of="again" view="Again" group=${group} />`}
    </div>
  `;
}
