// Polls the coach about once a second while the page is visible.
import { useEffect, useState } from "../view.js";
import { useTable } from "../page/table.js";

const PAUSE_MS = 700;

/**
 * @param {number} heightMm
 * @returns {{told: any, silent: boolean}} silent: the program did not answer last time
 */
export function useCoach(heightMm) {
  const { deeds } = useTable();
  const [state, setState] = useState({ told: /** @type {any} */ (null), silent: false });

  useEffect(() => {
    let over = false;
    /** @type {number | undefined} */
    let timer;
    async function ask() {
      if (!document.hidden) {
        const answer = await deeds.api.calibration(heightMm).catch(() => null);
        if (over) return;
        setState((before) => ({ told: answer ?? before.told, silent: !answer }));
      }
      timer = setTimeout(ask, PAUSE_MS);
    }
    ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [heightMm]);

  return state;
}
