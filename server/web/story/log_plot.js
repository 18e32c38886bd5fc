// Above the log, folded away: the plot of scores, and the link to the report.
import { html, useState } from "../view.js";
import { Part } from "../page/part.js";
import { t } from "../language.js";

export function LogPlot() {
  const [open, setOpen] = useState(false);
  const toggled = (event) => event.target === event.currentTarget && setOpen(event.target.open);
  return html`
    <div class="log-ways" data-open=${open}>
      <details class="log-plot" data-testid="log-plot" onToggle=${toggled}>
        <summary>${t("Over time")}</summary>
        ${open && html`<${Part} of="report" view="OverTime" />`}
      </details>
      <a class="report-link" href="#/report" data-testid="log-report">${t("Game report")}</a>
    </div>
  `;
}
