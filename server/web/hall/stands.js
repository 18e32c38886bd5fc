// The state of a table in words. Pure.
import { awaitedText } from "../games/awaited.js";
import { t } from "../language.js";
import { sentence } from "../words.js";

/** What a table waits for, or how it ended. */
export function nextWords({ outcome, awaiting, players, chapter }) {
  if (outcome) return sentence(`${outcome.why}.`);
  if (!awaiting) return chapter;
  const name = (seat) =>
    players.find((player) => player.seat === seat)?.name ?? t("seat {seat}", { seat });
  const words = sentence(awaitedText({ awaiting, seat: 0 }, name));
  return chapter ? `${chapter}. ${words}` : words;
}

/** Whole minutes since a table began to wait, by the server's clock. */
export function waitedMinutes({ waits }, now) {
  if (!waits) return 0;
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(waits.since)) / 60000));
}

/** Splits things into pages of `size`, none of them empty. */
export function pagesOf(things, size) {
  const pages = [];
  for (let at = 0; at < things.length; at += size) pages.push(things.slice(at, at + size));
  return pages;
}

/** The tournaments that are being played: those with rounds that are not over. */
export function inPlay(tournaments) {
  return tournaments.filter((one) => !one.over && one.rounds.length > 0);
}

/** Points or strength as text: whole numbers as they are, others with one decimal. */
export function strengthWords(strength) {
  return Number.isInteger(strength) ? String(strength) : strength.toFixed(1);
}
