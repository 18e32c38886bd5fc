// All texts of the page pass through `t`, or through `tn` if they have a singular and a plural.
// Messages are English literals. For another language they are replaced before the page is sent
// (.ci/bundle.js, server/language), so nothing is looked up here.

const PLACEHOLDER = /\{(\w+)\}/;

/** The language that the page is written in, "en" or "de". */
export const LANGUAGE = globalThis.document?.documentElement.lang || "en";

const plural = new Intl.PluralRules(LANGUAGE);

/**
 * A message with its placeholders filled in. Where one of the values is markup, a list for `html`.
 *
 * @param {string} message - "Span of {player}"
 * @param {Record<string, any>} [values]
 * @returns {any}
 */
export function t(message, values = {}) {
  const pieces = message.split(PLACEHOLDER); // text and values alternate
  const filled = pieces.map((piece, place) => (place % 2 ? values[piece] : piece));
  return filled.some((one) => one && typeof one === "object") ? filled : filled.join("");
}

/**
 * A message whose form depends on a number, which fills `{count}`.
 *
 * @param {string} one - "{count} step"
 * @param {string} several - "{count} steps"
 * @param {number} count
 * @param {Record<string, any>} [values]
 * @returns {any}
 */
export function tn(one, several, count, values = {}) {
  return t(plural.select(count) === "one" ? one : several, { count, ...values });
}
