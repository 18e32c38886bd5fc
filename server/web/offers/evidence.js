// The picture behind a proposal with its clickable spots; for a fast event, a replay.
import { html, useState } from "../view.js";
import { withCode } from "../address.js";
import { Replay } from "./replay.js";
import { Spots } from "./spots.js";
import { t } from "../language.js";

/**
 * @param {object} props
 * @param {Proposal} props.proposal
 * @param {string | null} props.code
 * @param {(spot: Spot) => void} props.touch
 * @param {{isChosen: (spot: Spot) => boolean}} props.chosen
 */
export function Evidence({ proposal, code, touch, chosen }) {
  const [large, setLarge] = useState(false);
  const spots = (place) => html`<${Spots} ...${{ spots: proposal.spots, place, touch, chosen }} />`;
  if (proposal.replay.length > 1) {
    return html`<${Replay}
      key=${proposal.mark}
      told=${proposal}
      code=${code}
      still=${proposal.picture && withCode(proposal.picture, code)}
      spots=${spots}
    />`;
  }
  if (!proposal.picture) return null;
  return html`
    <div class="evidence" data-large=${large}>
      <div class="touchable">
        <img
          src=${withCode(proposal.picture, code)}
          alt=${t("What the camera saw")}
          width="960"
          height="540"
        />
        ${spots("in_picture")}
      </div>
      <button class="enlarge" aria-expanded=${large} onClick=${() => setLarge(!large)}>
        ${large ? t("Make the picture small") : t("Make the picture large")}
      </button>
    </div>
  `;
}
