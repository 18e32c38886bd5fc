// A kept game in a few words: how it stands, who plays, since when. Pure.
import { awaitedText } from "../games/awaited.js";
import { clock, counted, dayAndClock, listed, sentence } from "../words.js";

/**
 * @param {Kept} game
 * @returns {{kind: "over" | "playing" | "set aside", words: string}}
 */
export function howItStands(game) {
  if (game.set_aside) return { kind: "set aside", words: `Set aside: ${game.set_aside}.` };
  if (game.outcome) return { kind: "over", words: `Over: ${game.outcome.why}.` };
  const name = (seat) =>
    game.players?.find((player) => player.seat === seat)?.name ?? `seat ${seat}`;
  const awaited = awaitedText({ awaiting: game.awaiting ?? null, seat: 0 }, name);
  return { kind: "playing", words: game.seq ? sentence(awaited) : "Nothing has happened yet." };
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
  if (!seq || !last_at) return `Begun ${begun}`;
  const last = dayAndClock(last_at);
  const sameDay = last.split(",")[0] === begun.split(",")[0];
  return `Begun ${begun}, last played ${sameDay ? clock(last_at) : last}; ${counted(seq, "entry", "entries")}`;
}
