// A place in a film, as film players tell it. Pure.

/**
 * @param {number} seconds - from the film's beginning
 * @returns {string} "1:23", "1:02:03"
 */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const short = `${hours ? String(minutes).padStart(2, "0") : minutes}:${String(rest).padStart(2, "0")}`;
  return hours ? `${hours}:${short}` : short;
}
