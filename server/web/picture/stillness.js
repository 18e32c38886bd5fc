// Whether the shown picture is current, and the text if it is not. Pure.
import { t } from "../language.js";

/**
 * @param {any} camera - as /health tells it
 * @param {"opening" | "live" | "lost"} link
 * @returns {{frozen: boolean, words: string} | null} null while the picture is fresh
 */
export function stillness(camera, link) {
  if (!camera) return null;
  if (link === "lost") return { frozen: true, words: t("No connection") };
  if (camera.paused) return { frozen: false, words: t("Footage paused") };
  if (!camera.frozen) return null;
  if (camera.frame_age_s === null)
    return { frozen: false, words: t("Waiting for the first picture") };
  // A measurement uses the whole machine: pictures wait for it, and nothing is wrong.
  if (camera.measuring && !camera.problem) return { frozen: false, words: t("Measuring") };
  const seconds = Math.max(1, Math.round(camera.frame_age_s));
  return { frozen: true, words: t("Picture frozen for {seconds} s", { seconds }) };
}
