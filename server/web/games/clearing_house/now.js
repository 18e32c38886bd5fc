// What to do now in Clearing House, as a headline and a sentence. Pure.
import { listed } from "../../words.js";
import { awaitedText } from "../awaited.js";
import { overOrDice } from "../headline.js";
import { colourOf, nameOf, titleOf as cardTitle } from "./questions.js";
import { t, tn } from "../../language.js";

const PHASES = {
  dealing: t("Dealing"),
  drafting: t("Draft"),
  starting: t("Who starts?"),
  police: t("The police come"),
};

export function headlineOf(session) {
  const { state } = session;
  const player = PHASES[state.phase] ? state.fleeing : state.turn?.player;
  return {
    title: titleOf(session),
    colour: player && colourOf(player),
    round: state.round > 0 && place(state),
    awaited: overOrDice(session) ?? wanted(session),
  };
}

function titleOf({ state, outcome }) {
  if (state.phase === "over") return winners(state, outcome);
  if (PHASES[state.phase]) return PHASES[state.phase];
  return state.turn
    ? t("{player}’s turn", { player: nameOf(state, state.turn.player) })
    : t("Between turns");
}

function winners(state, outcome) {
  const names = (outcome?.winners ?? []).map((seat) => nameOf(state, seat));
  if (names.length === 1) return t("{name} is the last one alive", { name: names[0] });
  return names.length ? t("A tie of {names}", { names: listed(names) }) : t("Nobody won");
}

function place({ round, turn, house }) {
  return turn
    ? t("Round {round} · turn {turn} of {turns}", {
        round,
        turn: turn.cycle + 1,
        turns: house.turns_per_round,
      })
    : t("Round {round}", { round });
}

function wanted(session) {
  const { state } = session;
  const waiting = awaitedText(session, (seat) => nameOf(state, seat));
  if (state.stack?.length > 0) return `${announced(state)} ${waiting}`;
  return state.phase === "playing" && state.turn ? cardsLeft(state) : waiting;
}

/** The announced action and each Intervene against it, as sentences. */
function announced(state) {
  const [first, ...interveners] = state.stack;
  const who = { player: nameOf(state, first.player), card: cardTitle(first.card) };
  const action = first.victim
    ? t("{player} announces {card} on {victim}.", { ...who, victim: nameOf(state, first.victim) })
    : t("{player} announces {card}.", who);
  const against = interveners.map((one) =>
    t("{player} intervenes.", { player: nameOf(state, one.player) }),
  );
  return [action, ...against].join(" ");
}

function cardsLeft({ turn }) {
  const more = turn.most - turn.played;
  return tn("One more card may be played.", "Up to {count} cards may be played.", more);
}
