// Whether the pitch is drawn upright: on a phone held upright it is twice as large that way.
import { useEffect, useState } from "../../view.js";

const NARROW = "(orientation: portrait) and (max-width: 700px)";

export function useUpright() {
  const [upright, setUpright] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const changed = () => setUpright(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return upright;
}
