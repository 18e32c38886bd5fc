// The rules' identifiers in the reader's language: commands, fields, colours, powers. In English the
// identifiers are used; for other languages this is filled in before the page is sent (language.js).

/** @type {Record<string, string>} */
export const NAMES = {};
