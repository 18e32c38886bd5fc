// Whether two states of the page would be displayed in the same way. Pure.

/**
 * @param {object} before
 * @param {object} now - has the same fields
 * @param {string[]} but - fields that are ignored
 */
export function isSame(before, now, but) {
  return Object.keys(now).every((field) => before[field] === now[field] || but.includes(field));
}
