// Downloading a game: as its file, as a table, or as text.
import { html } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { standingOf } from "../log/groups.js";
import { asJson, asText, fileName } from "../games/end/export.js";
import { t } from "../language.js";

const SPOT = "take-away";

/** Buttons to download a game. The referee's file can be imported; others get what they may see. */
export function TakeAway({ session }) {
  const { deeds, state } = useTable();
  const name = (ending) => fileName(session, state.entries, ending);
  const text = () => new Blob([asText(session, state.entries, standingOf(state.entries))]);
  const seen = () => new Blob([asJson(session, state.entries)]);
  const asked = (ending) => async () => {
    const file = await deeds.ask(SPOT, () => deeds.api.file(session.id, ending));
    if (file) save(file, name(ending));
  };
  const whole = session.role === "referee";
  return html`
    <div class="take-away" role="group" aria-label=${t("Save the game")}>
      <button
        data-testid="export-json"
        onClick=${whole ? asked("json") : () => save(seen(), name("json"))}
      >
        ${t("Save as JSON")}
      </button>
      <button data-testid="export-csv" onClick=${asked("csv")}>${t("Save as table")}</button>
      <button data-testid="export-text" onClick=${() => save(text(), name("txt"))}>
        ${t("Save as text")}
      </button>
      <${Refusal} spot=${SPOT} />
    </div>
  `;
}

function save(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // after the download has begun
}
