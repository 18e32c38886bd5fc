// Shapes, specials and terrain in the reader's language; filled in before the page is sent (names.js).

/** @type {Record<string, string>} */
export const METAMORPH_NAMES = {};

/** As the printed lists call it; what a group wrote itself stays as it is. */
export function called(name) {
  return METAMORPH_NAMES[name] ?? name;
}
