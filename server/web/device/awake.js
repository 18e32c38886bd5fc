// Keeps the screen awake during a game: nobody touches a phone that only shows whose move it is.
import { useEffect } from "../view.js";
import { useSettings } from "./settings.js";
import { useSession } from "../page/table.js";

export function Awake() {
  const session = useSession();
  const wanted = useSettings().awake && !session.outcome;
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted]);
  return null;
}

/**
 * Keeps the screen on. The browser releases the lock when the page is hidden, so it is requested
 * again when the page is shown.
 */
function keepAwake(locks = navigator.wakeLock) {
  let held = /** @type {Promise<WakeLockSentinel | null> | null} */ (null);
  const hold = () => {
    if (document.hidden || !locks) return;
    held = locks.request("screen").catch(() => null); // for instance, the battery is low
  };
  const letGo = () => held?.then((one) => one?.release());
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    document.removeEventListener("visibilitychange", hold);
    letGo();
  };
}
