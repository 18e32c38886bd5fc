// The frame rate over the last few seconds. Pure.

const WINDOW_MS = 3000; // long enough for a steady number, short enough to notice a halt

/**
 * @param {number[]} arrivals - when each picture was there, in ms, the newest last
 * @param {number} now - in ms
 * @param {number} since - from when on pictures were waited for, in ms
 * @returns {number} pictures a second
 */
export function rateOf(arrivals, now, since) {
  const begun = Math.max(since, now - WINDOW_MS);
  const lately = arrivals.filter((at) => at > begun).length;
  return now > begun ? (1000 * lately) / (now - begun) : 0;
}

/** The arrivals that are recent enough to count. */
export function stillCounted(arrivals, now) {
  return arrivals.filter((at) => at > now - WINDOW_MS);
}
