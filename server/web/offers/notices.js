// Notices on measurements that changed when they were checked again.
import { html } from "../view.js";
import { useTable } from "../page/table.js";
import { t } from "../language.js";

export function Notices() {
  const { state, deeds } = useTable();
  return state.notices.map(
    (notice) => html`
      <div key=${notice.number} class="notice" data-testid="notice" role="status">
        <p>${notice.text}</p>
        <button
          type="button"
          class="quiet"
          disabled=${Boolean(state.busy[`notice/${notice.number}`])}
          onClick=${() => deeds.putAside(notice)}
        >
          ${t("Read")}
        </button>
      </div>
    `,
  );
}
