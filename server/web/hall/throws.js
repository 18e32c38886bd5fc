// The last throws with consequences, with their pictures if this program has them.
import { html, useState } from "../view.js";
import { withCode } from "../address.js";
import { tableName, WORDS } from "./words.js";

export function Throws({ hall }) {
  if (hall.throws.length === 0) return null;
  return html`
    <section aria-label=${WORDS.throws}>
      <h2>${WORDS.throws}</h2>
      <ol class="hall-throws" data-testid="throws">
        ${hall.throws.map((one) => html`<${Thrown} key=${`${one.id} ${one.seq}`} one=${one} />`)}
      </ol>
    </section>
  `;
}

export function Thrown({ one }) {
  const [lacking, setLacking] = useState(false);
  const path = `/api/sessions/${one.id}/clips/${one.seq}/picture.jpg`;
  return html`
    <li>
      ${
        one.picture &&
        !lacking &&
        html`<img
          src=${withCode(path, one.spectator_code)}
          alt=""
          width="320"
          height="180"
          loading="lazy"
          onError=${() => setLacking(true)}
        />`
      }
      <p><strong>${tableName(one.table, one.title)}</strong> ${one.told}</p>
    </li>
  `;
}
