// The view of Clay-O-Rama: what to do now, and the creatures.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { headlineOf, Now } from "./now.js";
import { Creature } from "./creature.js";
import { Players } from "./players.js";
import { RefereesWord } from "./referees_word.js";
import { t } from "../../language.js";

export { headlineOf };

export function Board({ session }) {
  const { entries } = useTable().state;
  const { state } = session;
  const building = state.phase === "building";
  return html`
    ${state.phase !== "over" && html`<${Now} session=${session} />`}
    ${building && html`<${Players} session=${session} />`}
    ${
      state.creatures.length > 0 &&
      html`
        <div class="creatures" aria-label=${t("Creatures")}>${creaturesOf(session, entries)}</div>
      `
    }
    ${session.role === "referee" && html`<${RefereesWord} session=${session} />`}
  `;
}

/** The creatures in large for the big screen; while building, also what is still missing. */
export function Large({ session }) {
  const { entries } = useTable().state;
  return html`
    ${session.state.phase === "building" && html`<${Players} session=${session} />`}
    <div class="creatures">${creaturesOf(session, entries)}</div>
  `;
}

function creaturesOf(session, entries) {
  return inOrder(session.state).map(
    (creature) => html`
      <${Creature} key=${creature.id} creature=${creature} session=${session} entries=${entries} />
    `,
  );
}

/** Creatures in the order of play once initiative is known; dead ones last. */
function inOrder(state) {
  const seats = state.players.map((player) => player.seat);
  const rank = (creature) => {
    const rolls = state.players[seats.indexOf(creature.player)]?.initiative ?? [];
    return [creature.alive ? 0 : 1, ...rolls.map((roll) => -roll)];
  };
  const compare = (one, other) => {
    const [first, second] = [rank(one), rank(other)];
    const place = first.findIndex((value, at) => value !== second[at]);
    return place < 0 ? one.id - other.id : first[place] - (second[place] ?? 0);
  };
  return [...state.creatures].sort(compare);
}
