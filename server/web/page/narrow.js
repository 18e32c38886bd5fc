// Whether the screen is narrow, for views that differ in more than their style.
import { useEffect, useState } from "../view.js";

const NARROW = "(max-width: 1180px)"; // below this width, the header's buttons need a second row

export function useNarrow() {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const asked = matchMedia(NARROW);
    const changed = () => setNarrow(asked.matches);
    asked.addEventListener("change", changed);
    return () => asked.removeEventListener("change", changed);
  }, []);
  return narrow;
}
