// The focus, given back where something that was opened is closed.
import { useEffect } from "../view.js";

/**
 * Gives the focus back to whatever had it when this was opened, unless it has gone elsewhere. The
 * browser does this itself only where Escape closes a dialog.
 */
export function useFocusBack() {
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    return () => {
      if (document.activeElement === document.body) before?.focus({ preventScroll: true });
    };
  }, []);
}
