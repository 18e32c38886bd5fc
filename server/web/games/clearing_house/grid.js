// The house from above: spaces, pawns, traps and closed spaces. Highlighted spaces can be clicked.
import { html } from "../../view.js";
import { colourStyle } from "../colours.js";
import { Zoom } from "../zoom/zoom.js";
import { initials } from "../../words.js";
import { colourOf, isSpace, nameOf, spaceName, spaceWords } from "./questions.js";
import { t } from "../../language.js";

/**
 * @param {{state: GameJson, lit: string[], picked: string[], pick: (name: string) => void}} props - spaces by name: what may be
 *   clicked, what was; `pick(name)`
 */
export function Grid({ state, lit, picked, pick }) {
  const side = Array.from({ length: state.house.size }, (_, place) => place + 1);
  return html`
    <${Zoom} kind="house-frame"
      ><div
        class="house"
        style=${{ "--side": side.length }}
        role="group"
        aria-label=${t("The house")}
      >
        <span></span>
        ${side.map((column) => html`<span class="edge">${column}</span>`)}
        ${side.map(
          (row) => html`
            <span class="edge">${row}</span>
            ${side.map(
              (column) =>
                html`<${Space}
                  state=${state}
                  space=${{ column, row }}
                  lit=${lit}
                  picked=${picked}
                  pick=${pick}
                />`,
            )}
          `,
        )}
      </div><//
    >
  `;
}

function Space({ state, space, lit, picked, pick }) {
  const name = spaceName(space);
  const here = (one) => isSpace(one, space);
  const pawns = state.players.filter((player) => player.at && here(player.at));
  const trap = state.traps.some(here);
  const closed = state.xs.some(here);
  return html`
    <button
      class="space"
      data-testid="space"
      data-space=${name}
      data-lit=${lit.includes(name)}
      data-picked=${picked.includes(name)}
      data-closed=${closed}
      disabled=${!lit.includes(name)}
      aria-label=${inWords(state, space, { pawns, trap, closed })}
      onClick=${() => pick(name)}
    >
      ${closed && html`<span class="police-x" aria-hidden="true">✕</span>`}
      ${trap && html`<span class="trap" aria-hidden="true"></span>`}
      ${pawns.map(
        (player) => html`
          <span
            class="pawn"
            key=${player.seat}
            style=${colourStyle(colourOf(player.seat))}
            data-turn=${state.turn?.player === player.seat}
            data-testid="pawn"
            data-seat=${player.seat}
            data-mark=${initials(player.name)}
            aria-hidden="true"
          ></span>
        `,
      )}
    </button>
  `;
}

function inWords(state, space, { pawns, trap, closed }) {
  const things = [
    ...pawns.map((player) => nameOf(state, player.seat)),
    trap && t("a trap"),
    closed && t("closed by the police"),
  ];
  return [spaceWords(space), ...things.filter(Boolean)].join(", ");
}
