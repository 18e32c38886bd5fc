// The live picture: motion JPEG, parsed here and not by an image element, to count frames.
import { html, useEffect, useRef, useState } from "../view.js";
import { withCode } from "../address.js";
import { boundaryIn, partsOf } from "./parts.js";
import { rateOf, stillCounted } from "./rate.js";
import { t } from "../language.js";

const TOLD_EVERY_MS = 1000;

/**
 * The live picture. Its connection is closed while the page is hidden, because a browser opens only
 * six connections to one server, and a forgotten tab must not keep one. After a lost connection a
 * new address makes it try again.
 *
 * @param {{code: string | null, link: string, onRate?: (perSecond: number | null) => void}} props -
 *   `onRate` is called every second with the number of pictures shown per second; null while closed
 */
export function Live({ code, link, onRate = () => {} }) {
  const image = useRef(/** @type {HTMLImageElement | null} */ (null));
  const [attempt, setAttempt] = useState(0);
  const looking = useLooking();
  useEffect(() => {
    if (link === "live") setAttempt((before) => before + 1);
  }, [link]);
  useEffect(() => {
    if (!looking || !attempt || !image.current) return;
    const stop = new AbortController();
    const counted = counting(onRate);
    const show = newestIn(image.current, counted.arrived);
    follow(withCode(`/api/camera/live?attempt=${attempt}`, code), show, stop.signal).catch(() => {
      // The connection was lost or closed; the stream reports a loss, and reconnects.
    });
    return () => {
      stop.abort();
      counted.end();
    };
  }, [looking, attempt, code]);
  return html`<img
    ref=${image}
    data-testid="live"
    alt=${t("Live picture of the table, with what was recognised drawn on it")}
    width="1280"
    height="720"
  />`;
}

async function follow(path, show, signal) {
  const answer = await fetch(path, { signal, cache: "no-store" });
  const boundary = boundaryIn(answer.headers.get("Content-Type"));
  if (!answer.ok || !answer.body || !boundary) return;
  const whole = partsOf(boundary);
  const reader = answer.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const newest = whole(read.value).at(-1);
    if (newest) show(newest);
  }
}

/**
 * Shows pictures in turn; those that come while one is being decoded are replaced by newer ones.
 */
function newestIn(image, shown) {
  let next = null;
  let busy = false;
  const show = () => {
    if (busy || !next) return;
    busy = true;
    const address = URL.createObjectURL(new Blob([next], { type: "image/jpeg" }));
    next = null;
    const done = (well) => () => {
      URL.revokeObjectURL(address);
      busy = false;
      if (well) shown();
      show();
    };
    image.onload = done(true);
    image.onerror = done(false);
    image.src = address;
  };
  return (picture) => {
    next = picture;
    show();
  };
}

function counting(tell) {
  const since = performance.now();
  let arrivals = [];
  const timer = setInterval(() => {
    const now = performance.now();
    arrivals = stillCounted(arrivals, now);
    tell(rateOf(arrivals, now, since));
  }, TOLD_EVERY_MS);
  return {
    arrived: () => arrivals.push(performance.now()),
    end() {
      clearInterval(timer);
      tell(null);
    },
  };
}

function useLooking() {
  const [looking, setLooking] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setLooking(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return looking;
}
