// A view that fails leaves a sentence in its place; the rest of the page goes on.
import { html, useEffect, useErrorBoundary } from "../view.js";
import { useTable } from "./table.js";
import { t } from "../language.js";

/**
 * @param {{quiet?: boolean, whole?: boolean, children?: any}} props - `quiet`: leaves nothing in its
 *   place if it fails; `whole`: it is the main view of its page
 */
export function Unbroken({ quiet = false, whole = false, children }) {
  const { session } = useTable().state;
  const [failed, tryAgain] = useErrorBoundary((error) => console.error(error));
  useEffect(() => {
    if (failed) tryAgain(); // the game went on: the view may be able to show that
  }, [session?.seq]);
  if (!failed) return children;
  if (quiet) return null;
  return html`<${whole ? "main" : "div"} class="arriving">
    <p role="alert" data-testid="broken">
      ${t("This part of the page cannot be shown, through a fault of the program; the game itself is not lost.")}${" "}
      <button onClick=${() => location.reload()}>${t("Load the page again")}</button>
    </p>
  <//>`;
}
