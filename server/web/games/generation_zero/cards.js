// Location cards, corner to corner as on the table, with the figures and cards on them.
import { html } from "../../view.js";
import { useCentred } from "../../page/into_view.js";
import { initials } from "../../words.js";
import { colourStyle } from "../colours.js";
import { Zoom } from "../zoom/zoom.js";
import {
  canonName,
  colourOf,
  figureName,
  isHidden,
  kindName,
  placeNow,
  standingOn,
} from "./questions.js";
import { t } from "../../language.js";

/** @param {{state: GameJson, lit: string[], picked: string[], pick: (key: string) => void}} props */
export function Cards({ state, lit, picked, pick }) {
  const { places } = state;
  const now = placeNow(state);
  const frame = useCentred(`[data-place="${now}"]`, now);
  if (!places.length) return null;
  const wide = Math.max(...places.map(({ column }) => column));
  const high = Math.max(...places.map(({ row }) => row));
  const click = { lit, picked, pick };
  return html`
    <${Zoom} kind="locations-frame" frame=${frame}>
      <div
        class="locations"
        style=${{ "--columns": wide, "--rows": high }}
        role="group"
        aria-label=${t("The Locations")}
        data-testid="locations"
      >
        ${places.map((place) => html`<${Place} key=${place.number} place=${place} state=${state} last=${place.column === wide} ...${click} />`)}
      </div>
    <//>
  `;
}

function Place({ place, state, last, lit, picked, pick }) {
  const key = `p${place.number}`;
  const { figures, canons } = standingOn(state, place.number);
  return html`
    <div
      class="location"
      style=${{ gridColumn: place.column, gridRow: place.row }}
      data-testid="location"
      data-place=${place.number}
      data-terrain=${place.terrain}
      data-last=${last}
      data-lit=${lit.includes(key)}
      data-picked=${picked.includes(key)}
    >
      <button class="location-name" disabled=${!lit.includes(key)} onClick=${() => pick(key)}>
        ${place.name}
      </button>
      <div class="on-location">
        ${figures.map((figure) => html`<${Figure} figure=${figure} state=${state} lit=${lit} picked=${picked} pick=${pick} />`)}
        ${canons.map((canon) => html`<${Canon} canon=${canon} lit=${lit} picked=${picked} pick=${pick} />`)}
      </div>
    </div>
  `;
}

function Figure({ figure, state, lit, picked, pick }) {
  const key = `f${figure.number}`;
  const name = figureName(state, figure.number);
  const mark = figure.kind === "monster" && !figure.shown ? "?" : initials(name);
  return html`
    <button
      class="figure"
      data-testid="figure"
      data-figure=${figure.number}
      data-kind=${figure.kind}
      data-lit=${lit.includes(key)}
      data-picked=${picked.includes(key)}
      style=${colourStyle(colourOf(figure.seat))}
      disabled=${!lit.includes(key)}
      title=${t("{name}, {health} health", { name, health: figure.health })}
      aria-label=${`${mark}: ${name}, ${kindName(figure)}`}
      onClick=${() => pick(key)}
    >
      ${mark}
    </button>
  `;
}

function Canon({ canon, lit, picked, pick }) {
  const key = `c${canon.number}`;
  const name = canonName(canon);
  const mark = isHidden(canon) ? "◆" : initials(name);
  return html`
    <button
      class="canon"
      data-testid="canon"
      data-lit=${lit.includes(key)}
      data-picked=${picked.includes(key)}
      disabled=${!lit.includes(key)}
      title=${name}
      aria-label=${`${mark}: ${name}`}
      onClick=${() => pick(key)}
    >
      ${mark}
    </button>
  `;
}
