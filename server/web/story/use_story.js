// The story of the shown game, loaded again as the game goes on, while visible.
import { useEffect, useState } from "../view.js";
import { useSession, useTable } from "../page/table.js";

const PAUSE_MS = 400; // one request for several entries in quick succession

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
        .catch(() => {}); // the next entry, or the next connection, tries again
    const later = setTimeout(ask, story ? PAUSE_MS : 0);
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  }, [looked, id, seq]);
  return story;
}
