// This device's settings, stored in this browser only.
import { useEffect, useState } from "../view.js";

const KEPT = "this device";
const CHANGED = "settings";

/**
 * The default settings: all sounds are off. `askOneIn` is the ask budget: the least certain one in so
 * many proposals is asked about; 0 for none.
 */
const AT_FIRST = { sound: false, speech: false, buzz: false, awake: true, askOneIn: 0 };

/** @typedef {typeof AT_FIRST} Settings */

/** @returns {Settings} */
export function settings(storage = localStorage) {
  try {
    return { ...AT_FIRST, ...JSON.parse(storage.getItem(KEPT) ?? "{}") };
  } catch {
    return AT_FIRST; // something else is stored there
  }
}

/** @param {Partial<Settings>} news */
export function change(news) {
  localStorage.setItem(KEPT, JSON.stringify({ ...settings(), ...news }));
  dispatchEvent(new Event(CHANGED));
}

export function useSettings() {
  const [now, set] = useState(settings);
  useEffect(() => {
    const changed = () => set(settings());
    addEventListener(CHANGED, changed);
    return () => removeEventListener(CHANGED, changed);
  }, []);
  return now;
}
