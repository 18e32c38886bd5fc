// The picture a proposal rests on; for what was too fast to see, its instant replay.
import { html } from "../view.js";
import { withCode } from "../address.js";
import { Replay } from "./replay.js";

export function Evidence({ proposal, code, large, toggle }) {
  if (large && proposal.replay.length > 1) {
    const frames = proposal.replay.map((path) => withCode(path, code));
    return html`<${Replay} key=${proposal.mark} frames=${frames} decisive=${proposal.decisive} />`;
  }
  if (!proposal.picture) return null;
  const label = large ? "Make the picture small" : "Make the picture large";
  return html`
    <button class="evidence" aria-label=${label} aria-expanded=${large} onClick=${toggle}>
      <img src=${withCode(proposal.picture, code)} alt="" width="960" height="540" />
      ${proposal.replay.length > 1 && html`<span class="evidence-tag">Replay</span>`}
    </button>
  `;
}
