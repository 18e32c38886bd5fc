// Names and scores in the order of the seats; players who must act are marked.
import { html } from "../view.js";
import { standingsOf } from "../games/end/standings.js";
import { Swatch } from "../games/swatch.js";
import { colourStyle } from "../games/colours.js";

/** Most letters of a name in the largest letters; a longer one gets smaller ones. */
const SHORT_NAME = 20;

export function Scores({ session }) {
  const { columns, rows } = standingsOf(session);
  const awaited = session.awaiting?.seats ?? [];
  const inOrder = [...rows].sort((one, other) => one.seat - other.seat);
  return html`
    <ul class="room-scores" data-many=${manyOf(inOrder.length)} data-testid="room-scores">
      ${inOrder.map(
        (row) => html`
          <li
            key=${row.seat}
            data-awaited=${awaited.includes(row.seat)}
            data-won=${row.won}
            style=${colourStyle(row.colour)}
          >
            <${Swatch} colour=${row.colour} large />
            <strong class="room-name" data-long=${row.name.length > SHORT_NAME}>${row.name}</strong>
            <b class="room-points">${points(row)}</b>
            <span class="room-more">${more(row, columns)}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** A player's points: the first cell of the standings; "" for an unknown game. */
function points({ cells }) {
  return cells[0] ?? "";
}

/** What the points count, and the other cells of the standings: "Health · 7 Mana · Human". */
function more({ cells }, columns) {
  const rest = cells.slice(1).map((cell, place) => {
    return typeof cell === "number" ? `${cell} ${columns[place + 1]}` : cell;
  });
  return [columns[0], ...rest].filter(Boolean).join(" · ");
}

function manyOf(count) {
  if (count <= 4) return "few";
  return count <= 6 ? "some" : "many";
}
