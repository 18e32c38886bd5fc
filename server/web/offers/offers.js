// What the camera offers, in the order it came. The first that can be answered is shown large.
import { html } from "../view.js";
import { useTable } from "../page/table.js";
import { MissedThrow } from "./missed.js";
import { Notices } from "./notices.js";
import { Offer } from "./offer.js";

export function Offers() {
  const { state } = useTable();
  const large = state.proposals.find((proposal) => !proposal.blocked);
  return html`
    <section class="offers" aria-label="Proposals" data-testid="proposals">
      <h2>
        Proposals${" "}
        ${state.proposals.length > 0 && html`<span class="badge">${state.proposals.length}</span>`}
      </h2>
      ${state.proposals.length === 0 && html`<${Nothing} camera=${state.camera?.camera} />`}
      <${Notices} />
      <div class="offer-list">
        ${state.proposals.map(
          (proposal) => html`
            <${Offer} key=${proposal.key} proposal=${proposal} large=${proposal === large} />
          `,
        )}
      </div>
      <${MissedThrow} />
      ${
        state.proposals.length > 0 &&
        html`<p class="key-hints">
          <kbd>↓</kbd> next proposal <kbd>Enter</kbd> confirm <kbd>Z</kbd> undo
        </p>`
      }
    </section>
  `;
}

function Nothing({ camera }) {
  const text = !camera
    ? "Without a camera nothing is proposed; use the forms of the game."
    : camera.calibrated
      ? "Nothing to decide. What happens on the table appears here."
      : "Nothing can be measured until a printed board is in view.";
  return html`<p class="nothing">${text}</p>`;
}
