// The phone's orientation: how far its camera looks down, and whether it is tilted sideways.
import { t } from "../language.js";

const EVERY_MS = 200;
export const LEAST_DOWN = 30;
export const MOST_DOWN = 60;
const MOST_ASIDE = 8; // degrees; more costs room around the sheet

/**
 * Tilt of the camera at the phone's back.
 *
 * @param {{beta: number, gamma: number}} orientation - degrees, as browsers tell them (Z-X'-Y'')
 * @param {number} [turned] - the screen's own `orientation.angle`, degrees
 * @returns {{down: number, aside: number}} degrees below the horizon; degrees that the picture hangs
 */
export function tiltOf({ beta, gamma }, turned = 0) {
  const [b, g] = [radians(beta), radians(gamma)];
  // The direction "up" in the phone's axes: right, to its top, out of its screen.
  const up = { x: -Math.cos(b) * Math.sin(g), y: Math.sin(b), z: Math.cos(b) * Math.cos(g) };
  const aside = degrees(Math.atan2(up.x, up.y)) - turned;
  return { down: degrees(Math.asin(up.z)), aside: ((aside + 540) % 360) - 180 };
}

/** What to do about a tilt; empty if it is good. */
export function tiltWords(tilt) {
  if (!tilt) return "";
  if (tilt.down < LEAST_DOWN) return t("Look more from above: raise the phone, or tip it forward.");
  if (tilt.down > MOST_DOWN) return t("Look less from above: lower the phone, or tip it back.");
  if (Math.abs(tilt.aside) > MOST_ASIDE) return t("Straighten the phone: it hangs to one side.");
  return "";
}

/** Calls `tell` with every change of the tilt, if the phone measures it and its owner allows it. */
export async function watchTilt(tell) {
  const asks = /** @type {any} */ (globalThis.DeviceOrientationEvent)?.requestPermission;
  if (asks && (await asks().catch(() => "denied")) !== "granted") return; // iOS asks the user for permission
  let last = 0;
  addEventListener("deviceorientation", ({ beta, gamma, timeStamp }) => {
    if (beta === null || gamma === null || timeStamp - last < EVERY_MS) return;
    last = timeStamp;
    tell(tiltOf({ beta, gamma }, screen.orientation?.angle ?? 0));
  });
}

function radians(angle) {
  return (angle * Math.PI) / 180;
}

function degrees(angle) {
  return (angle * 180) / Math.PI;
}
