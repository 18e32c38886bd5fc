// The story of the game that is shown, asked for anew as the game goes on, while somebody looks.
import { useEffect, useState } from "../view.js";
import { useSession, useTable } from "../page/table.js";

const PAUSE_MS = 400; // what comes in one after the other is asked for once

/** @param {boolean} looked - whether anybody looks at it */
export function useStory(looked = true) {
  const { deeds } = useTable();
  const { id, seq } = useSession();
  const [story, setStory] = useState(/** @type {Story | null} */ (null));
  useEffect(() => {
    if (!looked) return undefined;
    let wanted = true;
    const ask = () =>
      deeds.api
        .story(id)
        .then((told) => wanted && setStory(told))
        .catch(() => {}); // it comes with the next entry, or with the line that is back
    const later = setTimeout(ask, story ? PAUSE_MS : 0);
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  }, [looked, id, seq]);
  return story;
}
