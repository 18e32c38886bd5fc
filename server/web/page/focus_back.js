// The focus, given back where something that was opened is closed.
import { useEffect, useState } from "../view.js";

/**
 * Gives the focus back to whatever had it when this was opened, unless it has gone elsewhere. The
 * browser does this itself only where Escape closes a dialog.
 */
export function useFocusBack() {
  // Not in the effect, which runs after painting: somebody quick may be elsewhere by then.
  const [before] = useState(() => /** @type {HTMLElement | null} */ (document.activeElement));
  useEffect(
    () => () => {
      if (document.activeElement === document.body) before?.focus({ preventScroll: true });
    },
    [],
  );
}
