// Parts of the page that are loaded separately, once each: when needed, or when the page is idle. In the
// bundled page the shown game is there already.
import { useEffect, useState } from "./view.js";

const PARTS = {
  clay_o_rama: () => import("./games/clay_o_rama/board.js"),
  clearing_house: () => import("./games/clearing_house/board.js"),
  metamorph: () => import("./games/metamorph/board.js"),
  generation_zero: () => import("./games/generation_zero/board.js"),
  slargeball: () => import("./games/slargeball/board.js"),
  aside: () => import("./aside.js"),
  calibrate: () => import("./calibrate/calibrate.js"),
  again: () => import("./log/again/again.js"),
  forms: () => import("./forms/part.js"),
  device: () => import("./device/device.js"),
  first: () => import("./first/first.js"),
  weigh_in: () => import("./games/clay_o_rama/weigh_in_form.js"),
  judge: () => import("./games/clay_o_rama/judge.js"),
  kept: () => import("./kept/games.js"),
  report: () => import("./story/report.js"),
  room: () => import("./room/room.js"),
};

/** @type {Map<string, object>} */
const here = new Map();

/** Whether a part with this name exists. */
export function isPart(name) {
  return Object.hasOwn(PARTS, name);
}

/** Notes that a part has been loaded, in whichever way. */
export function arrived(name, part) {
  here.set(name, part);
}

/** Loads a part, once; fails if the server does not answer or has another version by now. */
export async function fetchPart(name) {
  if (here.has(name)) return;
  const part = await PARTS[name]();
  if (!here.has(name)) arrived(name, part);
}

/**
 * A part, for a view that shows something of it.
 *
 * @returns {{part: *, failed: boolean}} `part` is null until it has arrived
 */
export function usePart(name) {
  const [, draw] = useState(0);
  const [failed, setFailed] = useState("");
  const part = here.get(name) ?? null;
  useEffect(() => {
    // If the part has arrived since this was drawn, draw again.
    if (part) return undefined;
    let gone = false;
    fetchPart(name).then(
      () => gone || draw((times) => times + 1),
      () => gone || setFailed(name),
    );
    return () => {
      gone = true;
    };
  }, [name]);
  return { part, failed: failed === name };
}
