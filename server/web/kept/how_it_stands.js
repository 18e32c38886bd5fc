// A kept game in a few words: score, players, time. Pure.
import { awaitedText } from "../games/awaited.js";
import { clock, dayAndClock, listed, sentence } from "../words.js";
import { t, tn } from "../language.js";

/**
 * @param {Kept} game
 * @returns {{kind: "over" | "playing" | "set aside", words: string}}
 */
export function howItStands(game) {
  if (game.set_aside)
    return {
      kind: "set aside",
      words: t("Set aside: {why}.", { why: game.set_aside }),
    };
  if (game.outcome) return { kind: "over", words: t("Over: {why}.", { why: game.outcome.why }) };
  const name = (seat) =>
    game.players?.find((player) => player.seat === seat)?.name ?? t("seat {seat}", { seat });
  const awaited = awaitedText({ awaiting: game.awaiting ?? null, seat: 0 }, name);
  return { kind: "playing", words: game.seq ? sentence(awaited) : t("Nothing has happened yet.") };
}

/** @param {Kept} game */
export function whoPlays({ players = [] }) {
  return listed(players.map(({ name }) => name));
}

/**
 * @param {Kept} game
 * @returns {string} when it was begun and last played, and how much has happened
 */
export function since({ begun_at, last_at, seq }) {
  if (!begun_at) return "";
  const begun = dayAndClock(begun_at);
  if (!seq || !last_at) return t("Begun {begun}", { begun });
  const last = dayAndClock(last_at);
  const sameDay = last.split(",")[0] === begun.split(",")[0];
  const played = t("Begun {begun}, last played {last}", {
    begun,
    last: sameDay ? clock(last_at) : last,
  });
  return `${played}; ${tn("{count} entry", "{count} entries", seq)}`;
}
