// Importing an exported game as a new one.
import { html } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { t } from "../language.js";

const SPOT = "take-in";

export function TakeIn() {
  const { deeds, state } = useTable();
  const chosen = (event) => {
    const [file] = event.target.files;
    event.target.value = ""; // allows choosing the same file again once it is mended
    if (file) deeds.takeIn(file);
  };
  return html`
    <div class="take-in">
      <label class="field">
        <span>${t("Open a game from a file")}</span>
        <input
          type="file"
          accept=".json,application/json"
          data-testid="take-in"
          disabled=${state.busy[SPOT]}
          onChange=${chosen}
        />
      </label>
      <p class="hint">
        ${t("A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.")}
      </p>
      <${Refusal} spot=${SPOT} />
    </div>
  `;
}
