// A context with what all views may need.
import { createContext, html, useContext } from "../view.js";

/**
 * @typedef {object} Shared
 * @property {import("../store.js").PageState} state
 * @property {import("../deeds.js").Deeds} deeds
 * @property {string | null} code
 */

const Table = createContext(/** @type {Shared | null} */ (null));

/** Hands `{state, deeds, code}` to all views below. */
export function TableProvider({ value, children }) {
  return html`<${Table.Provider} value=${value}>${children}<//>`;
}

/** @returns {Shared} */
export function useTable() {
  return /** @type {Shared} */ (useContext(Table));
}

/** The game that is shown, for views that are there only while one is. */
export function useSession() {
  return /** @type {Session} */ (useTable().state.session);
}
