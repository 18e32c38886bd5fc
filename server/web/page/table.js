// A context with what all views may need.
import { createContext, html, useContext } from "../view.js";

/**
 * @typedef {object} Shared
 * @property {import("../store.js").PageState} state
 * @property {import("../deeds.js").Deeds} deeds
 * @property {string | null} code
 */

const Table = createContext(/** @type {Shared | null} */ (null));

/** Provides `{state, deeds, code}` to all views inside. */
export function TableProvider({ value, children }) {
  return html`<${Table.Provider} value=${value}>${children}<//>`;
}

/** @returns {Shared} */
export function useTable() {
  return /** @type {Shared} */ (useContext(Table));
}

/** The shown game, for views that exist only while there is one. */
export function useSession() {
  return /** @type {Session} */ (useTable().state.session);
}
