// What is to be done now, in a headline and a sentence.
import { html } from "../../view.js";
import { listed } from "../../words.js";
import { awaitedText, diceText } from "../awaited.js";
import { Swatch } from "../swatch.js";
import { colourOf, nameOf } from "./questions.js";

const PHASES = {
  dealing: "The parts of the map are drawn",
  rolling: "Who goes first?",
  laying: "The map is laid",
  placing: "The wizards take their places",
};

export function Headline({ session }) {
  const { state } = session;
  const { title, seat } = headline(session);
  return html`
    <header>
      ${seat && html`<${Swatch} colour=${colourOf(seat)} large />`}
      <h2 data-testid="whose-move">${title}</h2>
      ${state.round > 0 && html`<p class="round" data-testid="round">Round ${state.round}</p>`}
    </header>
    <p class="awaited" data-testid="awaited">${awaited(session)}</p>
  `;
}

function headline({ state, outcome }) {
  if (state.phase === "over") {
    const names = (outcome?.winners ?? []).map((seat) => nameOf(state, seat));
    return { title: names.length ? `${listed(names)} won` : "Nobody won" };
  }
  if (PHASES[state.phase]) return { title: PHASES[state.phase] };
  const { player } = state.turn ?? {};
  return { title: player ? `${nameOf(state, player)}’s turn` : "Between turns", seat: player };
}

function awaited({ state, awaiting, outcome, legal }) {
  if (state.phase === "over") return outcome?.why ?? state.ending;
  if (awaiting?.roll) return `${diceText(awaiting.roll)}: ${awaiting.roll.why}.`;
  if (state.turn && legal.length > 0) return done(state.turn);
  return awaitedText({ awaiting }, (seat) => nameOf(state, seat));
}

/** A turn holds one move, one spell, one special and one attack, in any order. */
function done(turn) {
  const left = [
    !turn.moved && "a move",
    !turn.cast && "a spell",
    !turn.special && "a special",
    !turn.fought && "an attack",
  ].filter(Boolean);
  return left.length ? `Left for this turn: ${listed(left)}, where possible.` : "All is done.";
}
