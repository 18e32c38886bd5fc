// When the same players begin again, the big screen switches to their new game.
import { useEffect } from "../view.js";
import { invitation } from "../address.js";
import { ADDRESSES, ROOM } from "../page/place.js";

/**
 * The address of the next game; a caller with a code needs the next game's code.
 *
 * @param {{id: string, code: string | null}} next
 * @param {string | null} code - of whoever looks
 * @param {string} origin
 * @returns {string | null} null if the next game gives this caller no code
 */
export function addressOfNext({ id, code: theirs }, code, origin) {
  if (!code) return `${origin}/?${new URLSearchParams({ session: id })}${ADDRESSES[ROOM]}`;
  return theirs && invitation(id, theirs, origin, ADDRESSES[ROOM]);
}

/** @param {{next?: {id: string, code: string | null}} | null} camera - as the stream tells it */
export function useNextGame(camera, code) {
  const next = camera?.next;
  useEffect(() => {
    const address = next && addressOfNext(next, code, location.origin);
    if (address) location.replace(address);
  }, [next?.id]);
}
