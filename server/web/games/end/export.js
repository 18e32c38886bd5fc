// Exporting a game's log: as text to read, and as JSON to work with. Pure.
import { t } from "../../language.js";

/** The log as text: every entry with its time; those that were taken back are marked. */
export function asText({ title, outcome }, entries, standing) {
  const lines = entries.map(
    ({ seq, at, told }) =>
      `${at} #${seq} ${told}${standing.has(seq) ? "" : ` (${t("taken back")})`}`,
  );
  return [title, ...lines, outcome ? t("The end: {why}.", { why: outcome.why }) : "", ""].join(
    "\n",
  );
}

/**
 * The log as JSON, as the server sent it to this caller; a seat's log has what the seat may know.
 */
export function asJson({ id, game, title, state, outcome }, entries) {
  const players = (state.players ?? []).map(({ seat, name }) => ({ seat, name }));
  return JSON.stringify({ id, game, title, players, outcome, entries }, null, 2);
}

/** The file name of an export: "metamorph-2026-11-23.txt". */
export function fileName({ game }, entries, ending) {
  const day = entries[0]?.at.slice(0, 10);
  return [game, day].filter(Boolean).join("-").concat(".", ending);
}
