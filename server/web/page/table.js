// What every view may need, without handing it through all of them.
import { createContext, html, useContext } from "../view.js";

const Table = createContext(null);

/** Hands `{state, deeds, code}` to all views below. */
export function TableProvider({ value, children }) {
  return html`<${Table.Provider} value=${value}>${children}<//>`;
}

/** @returns {{state: object, deeds: object, code: string|null}} */
export function useTable() {
  return useContext(Table);
}
