// The only module that imports the vendored libraries: a view is a function from data to `html`.
import { createContext, h, render } from "./vendor/preact.js";
import htm from "./vendor/htm.js";

export { createContext, render };
export {
  useContext,
  useEffect,
  useErrorBoundary,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "./vendor/preact-hooks.js";

export const html = htm.bind(h);
