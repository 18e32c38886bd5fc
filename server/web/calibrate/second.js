// The second camera, which makes throws more certain: its picture, its state, and a link for a phone.
import { html } from "../view.js";
import { withCode } from "../address.js";
import { sentence } from "../words.js";
import { PhoneLink } from "./phone.js";
import { t } from "../language.js";

/** @param {{second: SecondCameraState | null | undefined, code: string | null}} props */
export function SecondCamera({ second, code }) {
  if (!second) return null;
  const troubles = second.problem ? [second.problem] : second.conditions;
  return html`
    <div class="card second-camera" data-testid="second-camera" data-well=${isWell(second)}>
      <h2>${t("The second camera")}</h2>
      ${second.seen && html`<${Newest} code=${code} />`}
      <p><b>${second.source}</b>: <span data-testid="second-board">${second.board}</span></p>
      ${troubles.map((words) => html`<p class="refusal" role="alert">${sentence(words)}</p>`)}
      ${!second.problem && second.instruction && html`<p>${second.instruction}</p>`}
      <p class="hint">
        ${t("It watches for throws from another side and may fail: the first camera goes on without it, and it tells throws while the first is away.")}
      </p>
    </div>
    ${second.phone && html`<${PhoneLink} expected=${true} sends=${second.seen && !second.frozen && !second.problem} which="second" />`}
  `;
}

function isWell({ calibrated, frozen, problem }) {
  return calibrated && !frozen && !problem;
}

/**
 * The second camera's newest picture; its address changes with each answer of the coach, so that
 * the browser loads it again.
 */
function Newest({ code }) {
  return html`<img
    src=${withCode(`/api/camera/second.jpg?at=${Date.now()}`, code)}
    alt=${t("What the second camera sees")}
    width="640"
    height="360"
  />`;
}
