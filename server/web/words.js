// Numbers and names as people say them. Pure.
import { LANGUAGE, t } from "./language.js";
import { NAMES } from "./names.js";

/** A length of the rules, in tenths of a millimetre, as whole millimetres: 1872 -> "187 mm". */
export function millimetres(tenths) {
  return `${Math.round(tenths / 10)} mm`;
}

/** A hand-span as in the log: 1905 -> "190.5 mm", 1870 -> "187 mm". */
export function spanWords(tenths) {
  return `${(tenths / 10).toLocaleString(LANGUAGE)} mm`;
}

/** A list in words: "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function listed(names) {
  if (names.length < 2) return names.join("");
  return t("{names} and {last}", { names: names.slice(0, -1).join(", "), last: names.at(-1) });
}

/**
 * "Ada’s creature"; null for one that is nobody's.
 *
 * @param {{player: number}} creature
 * @param {{seat: number, name: string}[]} [players]
 */
export function creatureOf(creature, players = []) {
  const player = players.find(({ seat }) => seat === creature.player);
  return player ? t("{name}’s creature", { name: player.name }) : null;
}

/** Text with a capital at its beginning. */
export function sentence(words = "") {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A probability in per cent; it is never rounded to 0 % or 100 %. */
export function percent(probability) {
  const rounded = Math.round(probability * 100);
  if (rounded === 100 && probability < 1) return "99 %";
  if (rounded === 0 && probability > 0) return "1 %";
  return `${rounded} %`;
}

const toTheMinute = new Intl.DateTimeFormat([], {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
}); // shared: creating one takes longer than drawing a step of the log

/** An ISO moment as local time of day. */
export function clock(moment) {
  return toTheMinute.format(new Date(moment));
}

/** An ISO moment as a day and the clock: "Mon 23 Nov 2026, 15:26". */
export function dayAndClock(moment) {
  const day = new Date(moment).toLocaleDateString(LANGUAGE === "en" ? "en-GB" : LANGUAGE, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
  });
  return `${day.replace(",", "")}, ${clock(moment)}`;
}

/** Seconds as minutes and seconds: 75 -> "1:15". */
export function minutes(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A word of the rules ("orange", "forest") in the reader's language. */
export function named(word) {
  return NAMES[word] ?? word.replace(/_/g, " ");
}

/** An identifier as words: "EndAttacks" -> "End attacks", "hit_points" -> "Hit points". */
export function spelled(name) {
  if (NAMES[name]) return sentence(NAMES[name]);
  const words = name
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return sentence(words);
}

/** Two letters that fit on a pawn: "Ad" for Ada, "P1" for Player 1. */
export function initials(name) {
  const [first = "", second] = name.trim().split(/\s+/);
  return second ? first[0] + second[0] : first.slice(0, 2);
}
