// Words that the rules' own names are told by in the reader's language: commands, fields, colours, powers.
// In English a name says itself. For other languages theirs are put in before the page is sent (language.js).

/** @type {Record<string, string>} */
export const NAMES = {};
