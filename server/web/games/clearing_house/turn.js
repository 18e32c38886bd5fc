// A turn: choose a card, click its target, send it. A second click on the target sends it at once.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { useChoosing } from "../choosing.js";
import { Chosen } from "../chosen.js";
import { left } from "../clicked.js";
import { Cards } from "./cards.js";
import { Grid } from "./grid.js";
import { asked, pathOf, said } from "./pointing.js";
import { CARDS, handOf, isKnown, playerOf, tally } from "./questions.js";
import { t } from "../../language.js";

const SPOT = "card";
const NO_CARD = ""; // without a card, one flees without discarding

export function Turn({ session }) {
  const { deeds } = useTable();
  const { state } = session;
  const { tool, picked, take, pick, again } = useChoosing(session);
  const plays = playsOf(session);
  const card = tool ?? (plays.has(NO_CARD) ? NO_CARD : null);
  const commands = plays.get(card) ?? [];
  const { said: command, next } = left(commands, pathOf(state), picked);
  const click = (name) => (picked.at(-1) === name ? deeds.say(SPOT, command) : pick(name));
  return html`
    <${Grid}
      state=${state}
      lit=${command ? picked.slice(-1) : next}
      picked=${picked}
      pick=${click}
    />
    <${Chosen}
      spot=${SPOT}
      command=${command}
      words=${command && said(state, command)}
      question=${commands.length > 0 ? asked(commands[0].type, picked.length) : ""}
      again=${picked.length > 0 && again}
    />
    <${Hand} session=${session} plays=${plays} chosen=${card} choose=${take} />
  `;
}

/** The hand of cards: one's own, or on the referee's page that of the player who has to play. */
function Hand({ session, plays, chosen, choose }) {
  const { state, seat, role } = session;
  const whose = role === "referee" ? (state.fleeing ?? state.turn?.player) : seat;
  const player = playerOf(state, whose);
  if (!player) return null;
  const held = handOf(player).filter(([card]) => isKnown(card));
  const cards = held.length > 0 ? held : tally([...plays.keys()].filter((one) => CARDS[one]));
  return html`
    <${Cards}
      label=${t("{name}’s cards", { name: player.name })}
      cards=${cards}
      may=${(card) => plays.has(card)}
      chosen=${chosen}
      choose=${choose}
    />
  `;
}

/** Maps each card to the legal commands that play it, or that discard it when fleeing. */
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
