// A view from a part that is loaded separately, with a placeholder until it has arrived.
import { html } from "../view.js";
import { usePart } from "../parts.js";
import { Unbroken } from "./unbroken.js";
import { t } from "../language.js";

/**
 * @param {{of: string, view: string, quiet?: boolean, whole?: boolean, [prop: string]: any}} props - the
 *   part, the name of the view in it, and the view's own props; `quiet`: no placeholder is shown;
 *   `whole`: it is the main view of its page
 */
export function Part({ of, view, quiet = false, whole = false, ...given }) {
  const { part, failed } = usePart(of);
  if (part)
    return html`<${Unbroken} quiet=${quiet} whole=${whole}><${part[view]} ...${given} /><//>`;
  if (quiet) return null;
  return html`<${whole ? "main" : "div"} class="arriving" aria-busy=${!failed}>
    ${failed ? html`<${NotArrived} />` : html`<p role="status">${t("One moment.")}</p>`}
  <//>`;
}

function NotArrived() {
  return html`
    <p role="alert">
      ${t("This part of the page did not arrive; check that tableref is still running.")}${" "}
      <button onClick=${() => location.reload()}>${t("Load the page again")}</button>
    </p>
  `;
}
