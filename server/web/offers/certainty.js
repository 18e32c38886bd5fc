// The probability of a proposal, as a short bar and a number.
import { html } from "../view.js";
import { percent } from "../words.js";
import { t } from "../language.js";

const MOST = 0.99; // the most that is shown: no camera is more certain than this

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
