// Numbers with a point, or a comma.
import { LANGUAGE } from "./language.js";

/**
 * A number with its point or comma.
 *
 * @param {number} number
 * @param {number} [digits] - after the point; without, as many as it has
 */
export function decimal(number, digits) {
  const all = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return number.toLocaleString(LANGUAGE, all);
}
