// What happened to camera and boards in the last minutes, and the reaction; newest first.
import { MATTER_OF_COURSE } from "./matter_of_course.js";
import { html, useState } from "../view.js";
import { sentence } from "../words.js";
import { t } from "../language.js";

const SHOWN_S = 180;
const MOST = 3;

export function Happened({ camera }) {
  const [readUpTo, setReadUpTo] = useState(0);
  const all = camera?.happened ?? [];
  const shown = all.filter(
    (one) => one.number > readUpTo && one.ago_s < SHOWN_S && one.text !== MATTER_OF_COURSE,
  );
  if (!shown.length) return null;
  const newest = shown[shown.length - 1].number;
  return html`
    <div class="happened" data-testid="happened" role="status">
      <ul>
        ${shown
          .slice(-MOST)
          .reverse()
          .map(
            (one) => html`
              <li key=${one.number}>
                <time>${ago(one.ago_s)}</time>
                ${sentence(one.text)}${/[.?!]$/.test(one.text) ? "" : "."}
              </li>
            `,
          )}
      </ul>
      <button type="button" class="quiet" onClick=${() => setReadUpTo(newest)}>${t("Read")}</button>
    </div>
  `;
}

function ago(passed_s) {
  const seconds = Math.round(passed_s);
  if (seconds < 5) return t("now");
  return seconds < 60
    ? t("{seconds} s ago", { seconds })
    : t("{minutes} min ago", { minutes: Math.round(seconds / 60) });
}
