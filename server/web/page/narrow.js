// Whether there is little room; what is drawn there differs in more than its style.
import { useEffect, useState } from "../view.js";

const NARROW = "(max-width: 1180px)"; // narrower, the header's buttons need a second row

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
