// The phone's back camera, with the resolution and stability that the program needs.
import { t } from "../language.js";

const WANTED = {
  facingMode: { ideal: "environment" },
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 60 },
};
const SETTLED_MS = 2000; // focus and exposure settle before they are locked
const HELD = ["focusMode", "exposureMode", "whiteBalanceMode"];

/** For each error of the browser, what is wrong and what to do. */
const WHY = {
  NotAllowedError: t(
    "The browser may not use the camera: allow it for this page in the browser’s settings, then open the link again.",
  ),
  NotReadableError: t("Another app has the camera: close it, and tap the button again."),
  NotFoundError: t("The browser finds no camera here."),
};

/** @returns {Promise<MediaStream>} */
export async function openCamera() {
  const stream = await navigator.mediaDevices.getUserMedia({ video: WANTED, audio: false });
  const [track] = stream.getVideoTracks();
  track.contentHint = "motion"; // otherwise frames are dropped for sharpness
  setTimeout(() => hold(track), SETTLED_MS);
  return stream;
}

export function whyNoCamera(error) {
  if (!globalThis.isSecureContext || !navigator.mediaDevices)
    return t(
      "This page is not encrypted, so the browser gives it no camera: open the link that begins with https.",
    );
  return (
    WHY[error?.name] ??
    t("The camera does not open ({message}).", { message: error?.message ?? error })
  );
}

/** Locks focus, exposure and white balance: an automatic change would look like motion. */
export async function hold(track) {
  const can = track.getCapabilities?.() ?? {};
  for (const one of HELD)
    if (can[one]?.includes("manual"))
      await track.applyConstraints({ advanced: [{ [one]: "manual" }] }).catch(() => {});
}
