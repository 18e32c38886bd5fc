// The kinds of events in the reader's language, for the log's filter; filled in before the page is sent
// (names.js). In English the identifiers are used.
import { spelled } from "../words.js";

/** @type {Record<string, string>} */
export const KIND_NAMES = {};

/** The name of a kind of event: "Moved", in German "Bewegt". */
export function kindCalled(type) {
  return KIND_NAMES[type] ?? spelled(type);
}
