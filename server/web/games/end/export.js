// Exporting a game's log: as text to read, and as JSON to work with. Pure.
import { t } from "../../language.js";

/** Every entry with its time, in order; what no longer stands says so. */
export function asText({ title, outcome }, entries, standing) {
  const lines = entries.map(
    ({ seq, at, told }) =>
      `${at} #${seq} ${told}${standing.has(seq) ? "" : ` (${t("taken back")})`}`,
  );
  return [title, ...lines, outcome ? t("The end: {why}.", { why: outcome.why }) : "", ""].join(
    "\n",
  );
}

/** As the server told it to whoever looks: a seat's log holds what the seat may know. */
export function asJson({ id, game, title, state, outcome }, entries) {
  const players = (state.players ?? []).map(({ seat, name }) => ({ seat, name }));
  return JSON.stringify({ id, game, title, players, outcome, entries }, null, 2);
}

/** "metamorph-2026-11-23.txt" */
export function fileName({ game }, entries, ending) {
  const day = entries[0]?.at.slice(0, 10);
  return [game, day].filter(Boolean).join("-").concat(".", ending);
}
