// The map: hexes in the colours of their terrain, counters with facings, artifacts. Highlighted hexes
// can be clicked.
import { html } from "../../view.js";
import { useCentred } from "../../page/into_view.js";
import { initials } from "../../words.js";
import { colourStyle } from "../colours.js";
import { Zoom } from "../zoom/zoom.js";
import { boxOf, cornersOf, middleOf, wayOf } from "./hexes.js";
import { colourOf } from "./questions.js";
import { called } from "./names.js";
import { t } from "../../language.js";

/** How far counters stand above the middle of their hex, in units of its side: clear of its name. */
const LIFTED = 0.16;

/**
 * @param {{state: GameJson, lit: string[], picked: string[], pick: (name: string) => void}} props -
 *   hexes by name
 */
export function Map({ state, lit, picked, pick }) {
  const { hexes } = state.board;
  const mover = state.players.find(({ seat }) => seat === state.turn?.player);
  const frame = useCentred("[data-turn=true]", mover?.at && `${mover.seat} ${mover.at}`);
  if (hexes.length === 0) return null;
  const box = boxOf(hexes);
  const [, , wide, high] = box;
  return html`
    <${Zoom} kind="hex-map" frame=${frame} style=${{ "--wide": wide, "--high": high }}>
      <svg viewBox=${box.join(" ")} role="group" aria-label=${t("The map")} data-testid="map">
        ${hexes.map(
          (hex) =>
            html`<${Tile}
              key=${hex.name}
              hex=${hex}
              state=${state}
              lit=${lit.includes(hex.name)}
              picked=${picked.includes(hex.name)}
              pick=${pick}
            />`,
        )}
        ${state.artifacts.filter(({ at }) => at).map((one) => html`<${Artifact} one=${one} state=${state} />`)}
        ${state.players
          .filter((player) => player.at && !player.gone)
          .map((player) => html`<${Counter} key=${player.seat} player=${player} state=${state} />`)}
      </svg>
    <//>
  `;
}

function Tile({ hex, state, lit, picked, pick }) {
  const { x, y } = middleOf(hex);
  const inked = state.ink.some(({ hexes }) => hexes.includes(hex.name));
  const click = lit ? () => pick(hex.name) : undefined;
  const onKeyDown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    click?.();
  };
  return html`
    <g
      class="hex"
      data-testid="hex"
      data-hex=${hex.name}
      data-terrain=${hex.terrain}
      data-lit=${lit}
      data-picked=${picked}
      data-inked=${inked}
      role=${lit ? "button" : undefined}
      tabindex=${lit ? 0 : undefined}
      aria-label=${inWords(hex, inked)}
      onClick=${click}
      onKeyDown=${lit ? onKeyDown : undefined}
    >
      <polygon points=${cornersOf(hex)} />
      <text x=${x} y=${y + 0.8}>${hex.name}</text>
    </g>
  `;
}

function inWords({ name, terrain }, inked) {
  const hex = { name, terrain: called(terrain) };
  return inked ? t("{name}, {terrain}, clouded by ink", hex) : t("{name}, {terrain}", hex);
}

function Counter({ player, state }) {
  const hex = state.board.hexes.find(({ name }) => name === player.at);
  if (!hex) return null;
  const { x, y: middle } = middleOf(hex);
  const y = middle - LIFTED;
  const way = wayOf(player.facing);
  const [tip, side] = [0.7, 0.3];
  const points = [
    [x + tip * way.x, y + tip * way.y],
    [x + 0.5 * way.x - side * way.y, y + 0.5 * way.y + side * way.x],
    [x + 0.5 * way.x + side * way.y, y + 0.5 * way.y - side * way.x],
  ];
  return html`
    <g
      class="counter"
      style=${colourStyle(colourOf(player.seat))}
      data-testid="counter"
      data-seat=${player.seat}
      data-hex=${player.at}
      data-facing=${player.facing}
      data-altitude=${player.altitude}
      data-turn=${state.turn?.player === player.seat}
    >
      <polygon
        points=${points.map((point) => point.map((n) => n.toFixed(3)).join(",")).join(" ")}
      />
      <circle cx=${x} cy=${y} r="0.52" />
      <text x=${x} y=${y + 0.17}>${initials(player.name)}</text>
    </g>
  `;
}

function Artifact({ one, state }) {
  const hex = state.board.hexes.find(({ name }) => name === one.at);
  if (!hex) return null;
  const { x, y } = middleOf(hex);
  return html`
    <g class="artifact" data-testid="artifact" data-kind=${one.kind}>
      <rect
        x=${x - 0.3}
        y=${y - 0.3}
        width="0.6"
        height="0.6"
        transform=${`rotate(45 ${x} ${y})`}
      />
      <title>${one.name}</title>
    </g>
  `;
}
