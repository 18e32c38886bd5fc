// The pitch to scale: lines, figures, balls, and the path that is being drawn. Lengths in 0.1 mm, y away
// from the reader; the drawing's y runs down, so it is flipped here and nowhere else.
import { html, useRef } from "../../view.js";
import { colourStyle } from "../colours.js";
import { Zoom } from "../zoom/zoom.js";
import { colourOf, markOf, nameOf } from "./questions.js";
import { bent, steered } from "./steering.js";
import { useUpright } from "./upright.js";
import { t } from "../../language.js";

const MARGIN = { flat: 700, upright: 350 }; // a phone has no room to spare
export const KEYS = "pitch-keys"; // of the element that says what the keys do
const DRAGGED = 60; // less is a trembling finger

/**
 * @typedef {{x: number, y: number}} Point
 *
 * @param {object} props
 * @param {GameJson} props.state
 * @param {number[]} props.movable - figures that may be taken
 * @param {number|null} props.taken - the one that is
 * @param {Point[]} props.path - points of the way so far
 * @param {number|null} props.reach - how far it may go, as a ring
 * @param {(figure: number) => void} props.take - takes a figure
 * @param {((at: Point, figure?: number) => void) | null} props.point - is told where on the pitch was tapped
 * @param {(path: Point[], figure: number) => void} [props.steer] - is told the way that the keys drew
 * @param {Point | null | undefined} props.barred - the spot that a refusal is about
 */
export function Pitch({ state, movable, taken, path, reach, take, point, steer, barred }) {
  const drawing = useRef(/** @type {SVGGElement | null} */ (null));
  const { left, bottom, right, top } = state.field;
  const start = state.figures.find(({ id }) => id === taken)?.at;
  const upright = useUpright();
  const margin = upright ? MARGIN.upright : MARGIN.flat;
  const box = [left - margin, -top - margin, right - left + 2 * margin, top - bottom + 2 * margin];

  const placeOf = (event) => {
    const at = new DOMPoint(event.clientX, event.clientY);
    const { x, y } = at.matrixTransform(drawing.current?.getScreenCTM()?.inverse());
    return { x: Math.round(x), y: Math.round(-y) };
  };
  const grab = (figure) => (event) => {
    event.stopPropagation();
    take(figure.id);
    const down = placeOf(event);
    const up = (release) => {
      const to = placeOf(release);
      if (Math.hypot(to.x - down.x, to.y - down.y) > DRAGGED) point?.(to, figure.id);
    };
    addEventListener("pointerup", up, { once: true });
  };

  const press = (figure) => (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = figure.id === taken ? path : [];
    const drawn = steered(figure.at, way, event, upright);
    const entered = ["Enter", " "].includes(event.key);
    if (!drawn && !entered) return;
    event.preventDefault();
    event.stopPropagation(); // arrows go through the proposals elsewhere
    if (drawn) steer?.(drawn, figure.id);
    else if (figure.id === taken) steer?.(bent(path), figure.id);
    else take(figure.id);
  };

  return html`
    <${Zoom} kind="pitch-frame" tapped=${taken !== null}>
      <svg
        class="pitch"
        viewBox=${(upright ? turned(box) : box).join(" ")}
        role="group"
        aria-label=${t("The pitch")}
        data-testid="pitch"
        data-upright=${upright}
        onClick=${(event) => point?.(placeOf(event))}
      >
        <g ref=${drawing} transform=${upright ? "rotate(-90)" : undefined}>
          <${Lines} state=${state} />
          ${start && reach !== null && html`<circle class="reach" cx=${start.x} cy=${-start.y} r=${reach} />`}
          ${
            start &&
            path.length > 0 &&
            html`<polyline
              class="way"
              data-testid="way"
              points=${[start, ...path].map(({ x, y }) => `${x},${-y}`).join(" ")}
            />`
          }
          ${state.figures
            .filter(({ at }) => at)
            .map(
              (figure) => html`
                <${Figure}
                  key=${figure.id}
                  figure=${figure}
                  state=${state}
                  movable=${movable.includes(figure.id)}
                  taken=${figure.id === taken}
                  grab=${grab(figure)}
                  press=${press(figure)}
                  upright=${upright}
                />
              `,
            )}
          ${barred && html`<circle class="barred" data-testid="barred" cx=${barred.x} cy=${-barred.y} r="130" />`}
          ${state.balls.map((ball) => html`<${Ball} key=${ball.id} ball=${ball} state=${state} />`)}
        </g>
      </svg>
    <//>
  `;
}

/**
 * The box of a drawing that stands on end: its left end is below.
 * @param {number[]} box
 */
function turned([x, y, wide, high]) {
  return [y, -x - wide, high, wide];
}

function Lines({ state }) {
  const { field } = state;
  const middle = (field.left + field.right) / 2;
  return html`
    <g class="lines" aria-hidden="true">
      <${Rect} of=${field} class="grass" />
      ${state.zones.map((zone, team) => html`<${Rect} of=${zone} class="zone" style=${colourStyle(colourOf(state, team + 1))} />`)}
      ${state.bunkers.map((bunker) => html`<${Rect} of=${bunker} class="bunker" />`)}
      ${[middle, ...state.slarge].map(
        (x) => html`<line x1=${x} x2=${x} y1=${-field.top} y2=${-field.bottom} />`,
      )}
    </g>
  `;
}

function Rect({ of, ...rest }) {
  const { left, bottom, right, top } = of;
  return html`<rect x=${left} y=${-top} width=${right - left} height=${top - bottom} ...${rest} />`;
}

function inWords(state, figure, fallen) {
  const words = { mark: markOf(figure), name: nameOf(state, figure.id) };
  return fallen ? t("{mark}: {name}, unconscious", words) : t("{mark}: {name}", words);
}

function Figure({ figure, state, movable, taken, grab, press, upright }) {
  const { x, y } = figure.at;
  const radius = state.house.base / 2;
  const fallen = figure.head !== null;
  const mark = markOf(figure);
  return html`
    <g
      class="player-on-pitch"
      style=${colourStyle(colourOf(state, figure.team))}
      data-testid="figure"
      data-id=${figure.id}
      data-team=${figure.team}
      data-x=${x}
      data-y=${y}
      data-movable=${movable}
      data-taken=${taken}
      data-fallen=${fallen}
      role=${movable ? "button" : "img"}
      tabindex=${movable ? 0 : undefined}
      aria-label=${inWords(state, figure, fallen)}
      aria-pressed=${movable ? taken : undefined}
      aria-describedby=${movable ? KEYS : undefined}
      onPointerDown=${movable ? grab : undefined}
      onKeyDown=${movable ? press : undefined}
      onClick=${(event) => movable && event.stopPropagation()}
    >
      ${
        fallen &&
        html`<line
          x1=${x}
          y1=${-y}
          x2=${figure.head.x}
          y2=${-figure.head.y}
          stroke-width=${radius}
        />`
      }
      <circle cx=${x} cy=${-y} r=${radius} />
      <text
        x=${x}
        y=${-y + radius * 0.35}
        font-size=${mark.length > 2 ? radius * 0.75 : radius}
        transform=${upright ? `rotate(90 ${x} ${-y})` : undefined}
      >
        ${mark}
      </text>
    </g>
  `;
}

function Ball({ ball, state }) {
  const carrier = state.figures.find(({ id }) => id === ball.carrier);
  const at = ball.at ?? carrier?.at;
  if (!at) return null;
  const radius = (state.house.ball / 2) * (carrier ? 0.6 : 1);
  const aside = carrier ? state.house.base / 2 : 0;
  return html`<circle
    class="ball"
    data-testid="ball"
    data-state=${ball.state}
    cx=${at.x + aside}
    cy=${-at.y - aside}
    r=${radius}
  />`;
}
