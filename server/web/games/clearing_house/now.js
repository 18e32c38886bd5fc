// What is to be done now, in a headline and a sentence.
import { html } from "../../view.js";
import { listed } from "../../words.js";
import { awaitedText, diceText } from "../awaited.js";
import { Swatch } from "../swatch.js";
import { colourOf, nameOf, titleOf } from "./questions.js";

export function Headline({ session }) {
  const { title, seat } = headline(session);
  const { state } = session;
  return html`
    <header>
      ${seat && html`<${Swatch} colour=${colourOf(seat)} large />`}
      <h2 data-testid="whose-move">${title}</h2>
      ${state.round > 0 && html`<p class="round" data-testid="round">${place(state)}</p>`}
    </header>
    <p class="awaited" data-testid="awaited">${awaited(session)}</p>
  `;
}

function headline({ state, outcome }) {
  if (state.phase === "over") return { title: winners(state, outcome) };
  if (state.phase === "dealing") return { title: "Dealing" };
  if (state.phase === "drafting") return { title: "Draft" };
  if (state.phase === "starting") return { title: "Who starts?" };
  if (state.phase === "police") return { title: "The police come", seat: state.fleeing };
  const { player } = state.turn ?? {};
  return { title: player ? `${nameOf(state, player)}’s turn` : "Between turns", seat: player };
}

function winners(state, outcome) {
  const seats = outcome?.winners ?? [];
  if (seats.length === 1) return `${nameOf(state, seats[0])} is the last one alive`;
  return seats.length ? `A tie of ${listed(seats.map((seat) => nameOf(state, seat)))}` : "Nobody won";
}

function place({ round, turn, house }) {
  return turn ? `Round ${round} · turn ${turn.cycle + 1} of ${house.turns_per_round}` : `Round ${round}`;
}

function awaited(session) {
  const { state, awaiting, outcome } = session;
  if (state.phase === "over") return outcome?.why ?? state.ending;
  if (awaiting?.roll) return `${diceText(awaiting.roll)}: ${awaiting.roll.why}.`;
  const name = (seat) => nameOf(state, seat);
  const waiting = awaitedText(session, name);
  if (state.stack.length > 0) return `${announced(state)} ${waiting}`;
  if (state.phase === "playing" && state.turn) return cardsLeft(state);
  return waiting;
}

/** The action, and every Intervene upon it. */
function announced(state) {
  const [first, ...interveners] = state.stack;
  const on = first.victim ? ` on ${nameOf(state, first.victim)}` : "";
  const action = `${nameOf(state, first.player)} announces ${titleOf(first.card)}${on}.`;
  const against = interveners.map((one) => ` ${nameOf(state, one.player)} intervenes.`).join("");
  return `${action}${against}`;
}

function cardsLeft({ turn }) {
  const more = turn.most - turn.played;
  return more === 1 ? "One more card may be played." : `Up to ${more} cards may be played.`;
}
