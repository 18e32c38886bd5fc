// An evening in numbers, and why it ended. Pure.
import { tn } from "../../language.js";

const MINUTE_MS = 60_000;

/** The evening in numbers: "9 rounds", "31 minutes", "64 decisions". */
export function figuresOf(state, entries) {
  const rounds = state.round ?? state.turn;
  return [
    typeof rounds === "number" &&
      rounds > 0 &&
      (state.round
        ? tn("{count} round", "{count} rounds", rounds)
        : tn("{count} turn", "{count} turns", rounds)),
    entries.length > 1 && lasted(entries),
    tn(
      "{count} decision",
      "{count} decisions",
      new Set(entries.map(({ command }) => command)).size,
    ),
  ].filter(Boolean);
}

/** The consequences of the last command, which ended the game, as sentences. */
export function lastWords(entries) {
  const last = entries.at(-1)?.command;
  return entries.filter(({ command }) => command === last).map(({ told }) => told);
}

function lasted(entries) {
  const [first, last] = [entries[0], entries.at(-1)].map((entry) => Date.parse(entry?.at ?? ""));
  const whole = Math.max(1, Math.round((last - first) / MINUTE_MS));
  const hours = Math.floor(whole / 60);
  if (!hours) return tn("{count} minute", "{count} minutes", whole);
  return `${tn("{count} hour", "{count} hours", hours)} ${tn("{count} minute", "{count} minutes", whole % 60)}`;
}
