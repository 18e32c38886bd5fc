// How sure the camera is, as a short bar and a number.
import { html } from "../view.js";
import { percent } from "../words.js";
import { t } from "../language.js";

const MOST = 0.99; // no camera is surer: what it was not shown yet may change the answer

export function Certainty({ probability }) {
  if (probability === null || probability === undefined) return null;
  return html`
    <p class="certainty" data-testid="probability">
      <span class="certainty-bar" aria-hidden="true">
        <span style=${{ width: `${Math.round(probability * 100)}%` }}></span>
      </span>
      ${t("{probability} sure", { probability: percent(Math.min(probability, MOST)) })}
    </p>
  `;
}
