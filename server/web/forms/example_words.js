// The texts that the server's examples are filled in with, in the reader's language. Pure.
import { t } from "../language.js";

const WORDS = {
  "the referee's word": t("the referee’s word"),
  "so it was ruled": t("so it was ruled"),
  "a fall": t("a fall"),
  "a guest": t("a guest"),
  "an ear": t("an ear"),
  "a horn": t("a horn"),
  "an arm": t("an arm"),
  "a leg": t("a leg"),
};
const GUEST = /^Guest (\d+)$/;

/**
 * What is typed in a form, with the texts of examples translated.
 *
 * @param {Record<string, string | boolean>} draft - see `typedFrom`
 */
export function inOwnWords(draft) {
  const told = (value) =>
    typeof value === "string"
      ? (WORDS[value] ?? value.replace(GUEST, (_, number) => t("Guest {number}", { number })))
      : value;
  return Object.fromEntries(Object.entries(draft).map(([path, value]) => [path, told(value)]));
}
