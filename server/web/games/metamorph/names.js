// Shapes, specials and terrain in the reader's language; filled in before the page is sent (names.js).

/** @type {Record<string, string>} */
export const METAMORPH_NAMES = {};

/** A name of the printed lists in the reader's language; names that a group made up stay. */
export function called(name) {
  return METAMORPH_NAMES[name] ?? name;
}
