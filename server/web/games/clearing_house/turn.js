// A turn: choose a card, click where it goes, say it. What is clicked twice is said at once.
import { html, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { left } from "../clicked.js";
import { Cards } from "./cards.js";
import { Grid } from "./grid.js";
import { asked, pathOf, said } from "./pointing.js";
import { CARDS, handOf, isKnown, playerOf, tally } from "./questions.js";

const SPOT = "card";

export function Turn({ session }) {
  const { deeds } = useTable();
  const { state, legal } = session;
  const [wish, setWish] = useState({ seq: -1, card: null, picked: [] });
  const { card, picked } = wish.seq === session.seq ? wish : { card: null, picked: [] };
  const wanted = (news) => setWish({ seq: session.seq, card, picked, ...news });
  const plays = playsOf(session);
  const commands = plays.get(card) ?? [];
  const { said: command, next } = left(commands, pathOf(state), picked);
  const say = () => command && deeds.say(SPOT, command);
  const pick = (name) => (picked.at(-1) === name ? say() : wanted({ picked: [...picked, name] }));
  return html`
    <${Grid}
      state=${state}
      lit=${command ? picked.slice(-1) : next}
      picked=${picked}
      pick=${pick}
    />
    <${Chosen}
      command=${command}
      question=${commands.length > 0 ? asked(commands[0].type, picked.length) : ""}
      session=${session}
      say=${say}
      again=${picked.length > 0 && (() => wanted({ picked: [] }))}
    />
    <${Hand}
      session=${session}
      plays=${plays}
      chosen=${card}
      choose=${(one) => wanted({ card: one === card ? null : one, picked: [] })}
    />
  `;
}

function Chosen({ command, question, session, say, again }) {
  const { state } = useTable();
  if (!command && !question) return html`<${Refusal} spot=${SPOT} />`;
  return html`
    <div class="answers">
      ${command
        ? html`<button class="primary" data-testid="play" disabled=${state.busy[SPOT]} onClick=${say}>
            ${said(session.state, command)}
          </button>`
        : html`<p class="hint" data-testid="question">${question}</p>`}
      ${again && html`<button class="quiet" onClick=${again}>Choose again</button>`}
    </div>
    <${Refusal} spot=${SPOT} />
  `;
}

/** Whose cards are on this page: one's own; on the referee's, those of whoever has to play. */
function Hand({ session, plays, chosen, choose }) {
  const { state, seat, role } = session;
  const whose = role === "referee" ? (state.fleeing ?? state.turn?.player) : seat;
  const player = playerOf(state, whose);
  if (!player) return null;
  const held = handOf(player).filter(([card]) => isKnown(card));
  const cards = held.length > 0 ? held : tally([...plays.keys()].filter((card) => CARDS[card]));
  return html`
    <${Cards}
      label=${`${player.name}’s cards`}
      cards=${cards}
      may=${(card) => plays.has(card)}
      chosen=${chosen}
      choose=${choose}
    />
  `;
}

/** From a card to the legal commands that play it; fleeing, to those that discard it. */
function playsOf({ legal }) {
  const plays = new Map();
  const add = (card, command) => plays.set(card, [...(plays.get(card) ?? []), command]);
  for (const command of legal) {
    if (command.type === "Flee") add(command.card, command);
    else if (PLAYED[command.type]) add(PLAYED[command.type], command);
  }
  return plays;
}

const PLAYED = Object.fromEntries(
  Object.entries(CARDS)
    .filter(([, { command }]) => command !== "Intervene")
    .map(([card, { command }]) => [command, card]),
);
