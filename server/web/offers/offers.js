// The camera's proposals: the current one, and the others as one row each, in order.
import { html, useEffect, useRef } from "../view.js";
import { Part } from "../page/part.js";
import { useTable } from "../page/table.js";
import { currentOf } from "./current.js";
import { Offer } from "./offer.js";
import { WaitingOffer } from "./waiting_offer.js";
import { t } from "../language.js";

/** @param {{of?: string}} props - only those of a kind; else all */
export function Offers({ of = "" }) {
  const { state } = useTable();
  const proposals = of ? state.proposals.filter(({ kind }) => kind === of) : state.proposals;
  const current = currentOf(proposals, state.current);
  const list = useNextFocused(current?.key);
  return html`
    <section class="offers" aria-label=${t("Proposals")} data-testid="proposals" tabindex="0">
      ${
        proposals.length > 0 &&
        html`<h2>${t("Proposals")}${" "}<span class="badge">${proposals.length}</span></h2>`
      }
      ${proposals.length === 0 && !state.session?.outcome && html`<${Nothing} told=${state.camera} />`}
      ${!of && html`<${Part} of="aside" view="Notices" quiet />`}
      <div class="offer-list" ref=${list}>
        ${current && html`<${Offer} key=${current.key} proposal=${current} />`}
        ${proposals
          .filter((proposal) => proposal !== current)
          .map((proposal) => html`<${WaitingOffer} key=${proposal.key} proposal=${proposal} />`)}
      </div>
      ${!of && html`<${Part} of="aside" view="MissedThrow" quiet />`}
    </section>
  `;
}

/** Moves the focus to the next proposal after one was answered by the keyboard. */
function useNextFocused(key) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const within = useRef(false);
  const shown = useRef(/** @type {string | undefined} */ (undefined));
  useEffect(() => {
    const note = () => {
      const focused = document.activeElement;
      // When a focused button is removed, the page or the part around the list gets the focus.
      if (focused && list.current && !focused.contains(list.current))
        within.current = list.current.contains(focused);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const card = /** @type {HTMLElement | null | undefined} */ (list.current?.firstElementChild);
    const before = shown.current;
    shown.current = key;
    if (!card || !key || before === undefined) return;
    if (within.current && document.activeElement?.contains(list.current)) card.focus();
    card.scrollIntoView({ block: "start" }); // the previous one may be scrolled to its end
  }, [key]);
  return list;
}

function Nothing({ told }) {
  if (!told) return null; // the camera is asked
  const { camera } = told;
  const text = !camera
    ? t("Nothing is proposed without a camera. Use the forms of the game.")
    : camera.calibrated
      ? t("Nothing to decide. What happens on the table appears here.")
      : t("Nothing can be measured until a printed board is in view.");
  return html`<p class="nothing">${text}</p>`;
}
