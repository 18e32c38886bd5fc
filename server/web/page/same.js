// Whether two states of the page would be displayed in the same way. Pure.

/**
 * @param {object} before
 * @param {object} now - with the same fields
 * @param {string[]} but - fields that do not matter
 */
export function isSame(before, now, but) {
  return Object.keys(now).every((field) => before[field] === now[field] || but.includes(field));
}
