// Numbers with a decimal point or comma.
import { LANGUAGE } from "./language.js";

/** @type {Map<number | undefined, Intl.NumberFormat>} */
const formats = new Map(); // cached by digits: creating one takes longer than using it

/**
 * A number with its point or comma.
 *
 * @param {number} number
 * @param {number} [digits] - after the point; without, as many as it has
 */
export function decimal(number, digits) {
  const known = formats.get(digits) ?? formatWith(digits);
  formats.set(digits, known);
  return known.format(number);
}

function formatWith(digits) {
  const all = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(LANGUAGE, all);
}
