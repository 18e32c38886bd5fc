// Current problems with camera and boards.
import { html } from "../view.js";
import { sentence } from "../words.js";

export function Conditions({ camera }) {
  const conditions = camera?.conditions ?? [];
  if (!conditions.length) return null;
  return html`
    <div role="alert">
      <ul class="conditions" data-testid="conditions">
        ${conditions.map((words) => html`<li key=${words}>${sentence(words)}</li>`)}
      </ul>
    </div>
  `;
}
