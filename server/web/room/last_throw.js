// The replay of the last throw in a loop, with its ruling.
import { html, useEffect, useState } from "../view.js";
import { withCode } from "../address.js";
import { useLoaded } from "../offers/loop.js";
import { useTable } from "../page/table.js";
import { lastThrow } from "./last_step.js";
import { WORDS } from "./words.js";

const PER_SECOND = 12; // a fifth of the real speed
const REST_FRAMES = 18; // long enough to look away and back

export function LastThrow({ session, entries }) {
  const { code } = useTable();
  const found = lastThrow(entries);
  const clip = useClip(session.id, found?.seq ?? null);
  if (!found || !clip) return null;
  const frames = clip.replay.length > 1 ? clip.replay : [clip.picture];
  return html`
    <figure class="room-throw" data-testid="room-throw" data-seq=${found.seq}>
      <${Again} key=${found.seq} frames=${frames.map((path) => withCode(path, code))} />
      <figcaption><strong>${WORDS.replay}</strong> ${!found.newest && found.told}</figcaption>
    </figure>
  `;
}

function Again({ frames }) {
  const { loaded, at: pictureAt } = useLoaded(frames);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (loaded < frames.length) return undefined;
    const next = () => setAt((now) => (now + 1) % (frames.length + REST_FRAMES));
    const timer = setInterval(next, 1000 / PER_SECOND);
    return () => clearInterval(timer);
  }, [loaded, frames.length]);
  return html`<img
    src=${pictureAt(Math.min(at, frames.length - 1))}
    alt=${WORDS.replayed}
    width="640"
    height="360"
    data-loaded=${loaded}
  />`;
}

/** The pictures of a throw; null until they are loaded, or if none are kept. */
function useClip(session, seq) {
  const { deeds } = useTable();
  const [told, setTold] = useState(/** @type {{seq: number, clip: Clip} | null} */ (null));
  useEffect(() => {
    if (seq === null) return undefined;
    let gone = false;
    deeds.api.clip(session, seq).then(
      (clip) => gone || setTold({ seq, clip }),
      () => {}, // its pictures were deleted; the game is shown without them
    );
    return () => {
      gone = true;
    };
  }, [session, seq]);
  return told && told.seq === seq ? told.clip : null;
}
