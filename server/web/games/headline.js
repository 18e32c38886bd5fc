// The line above every game: whose turn it is, how far the game is, and what it waits for.
import { html } from "../view.js";
import { listed } from "../words.js";
import { diceText } from "./awaited.js";
import { Swatch } from "./swatch.js";
import { t } from "../language.js";

/** @param {{title: string, colour?: string, round?: string, awaited: string}} props */
export function Headline({ title, colour, round, awaited }) {
  return html`
    <header>
      ${colour && html`<${Swatch} colour=${colour} large />`}
      <h2 data-testid="whose-move">${title}</h2>
      ${round && html`<p class="round" data-testid="round">${round}</p>`}
    </header>
    <p class="awaited" data-testid="awaited">${awaited}</p>
  `;
}

/** Who won: "Ada and Bo won", "Nobody won". */
export function whoWon(outcome, nameOf) {
  const names = (outcome?.winners ?? []).map(nameOf);
  return t("{names} won", { names: listed(names) || t("Nobody") });
}

/** The text if the game is over or waits for dice; null if somebody has to act. */
export function overOrDice({ state, awaiting, outcome }) {
  if (state.phase === "over") return outcome?.why ?? state.ending;
  return awaiting?.roll ? `${diceText(awaiting.roll)}: ${awaiting.roll.why}.` : null;
}
