// A part of the page that is redrawn only when something that it shows has changed. Otherwise the
// camera's messages, twice a second, would redraw the whole log each time.
import { html, useMemo, useRef } from "../view.js";
import { TableProvider, useTable } from "./table.js";
import { isSame } from "./same.js";

/**
 * @param {object} props
 * @param {(keyof import("../store.js").PageState)[]} props.but - fields of the state that it ignores
 * @param {any} [props.also] - a value from these fields that matters all the same
 * @param {any} [props.children] - drawn with the state of the last change of any other field
 */
export function Still({ but, also, children }) {
  const { state, deeds, code } = useTable();
  const kept = useRef({ state, also });
  if (kept.current.also !== also || !isSame(kept.current.state, state, but)) {
    kept.current = { state, also };
  }
  const still = kept.current.state;
  return useMemo(
    () => html`<${TableProvider} value=${{ state: still, deeds, code }}>${children}<//>`,
    [kept.current, deeds, code],
  );
}
