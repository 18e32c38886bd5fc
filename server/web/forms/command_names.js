// Commands and their fields in the reader's language, for forms of any game; filled in before the page is
// sent (names.js). In English the identifiers are used.
import { NAMES } from "../names.js";
import { sentence, spelled } from "../words.js";

/** @type {Record<string, string>} */
export const COMMAND_NAMES = {};

/** A command or a field as in the middle of a sentence: "end attacks", in German "Angriffe beenden". */
export function called(name) {
  return COMMAND_NAMES[name] ?? NAMES[name] ?? spelled(name).toLowerCase();
}

/** The same, as on a button: "End attacks". */
export function titled(name) {
  return sentence(called(name));
}
