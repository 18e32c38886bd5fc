// Instant replay: the decisive picture; the frames around a throw are loaded on demand, as they are
// megabytes.
import { html, useState } from "../view.js";
import { t } from "../language.js";
import { Part } from "../page/part.js";

/**
 * @param {object} props
 * @param {Clip} props.told - its pictures, and what was read from them
 * @param {string | null} props.code
 * @param {string | null} props.still - the picture that is shown before
 * @param {(place: "in_picture" | "in_replay") => unknown} props.spots - what may be touched
 */
export function Replay({ told, code, still, spots }) {
  const [wanted, setWanted] = useState(false);
  if (wanted || !still) return html`<${Part} of="aside" view="Loop" ...${{ told, code, spots }} />`;
  return html`
    <div class="evidence">
      <div class="touchable">
        <img src=${still} alt=${t("The picture that decides")} width="960" height="540" />
        ${spots("in_picture")}
      </div>
      <button class="watch" data-testid="watch" onClick=${() => setWanted(true)}>
        <span aria-hidden="true">▶</span> ${t("Replay")}
      </button>
    </div>
  `;
}
