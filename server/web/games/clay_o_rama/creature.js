// A creature as a card in the colour of its clay.
import { html, useState } from "../../view.js";
import { counted, millimetres } from "../../words.js";
import { colourStyle } from "../colours.js";
import {
  allowanceOf,
  fullHitPoints,
  initiativeText,
  nameOf,
  playerOf,
  spanWord,
} from "./questions.js";
import { Missiles, Pips } from "./pips.js";
import { Judge } from "./judge.js";

export function Creature({ creature, session, entries }) {
  const { state, role } = session;
  const [judging, setJudging] = useState(false);
  const full = fullHitPoints(state, creature, entries);
  const moving = state.turn?.creature === creature.id && state.phase === "playing";
  const name = nameOf(state, creature.id);
  const colour = creature.colour || playerOf(state, creature.player)?.colour;
  return html`
    <article
      class="creature"
      data-testid="creature"
      data-id=${creature.id}
      data-alive=${creature.alive}
      data-moving=${moving}
      style=${colourStyle(colour)}
      aria-label=${`${name}’s creature, ${creature.hit_points} of ${full} hit points`}
    >
      <header>
        <h3>${name}</h3>
        ${moving && html`<span class="tag">to move</span>`}
        ${!creature.alive && html`<span class="tag dead">dead</span>`}
        <p class="hit-points">
          <strong data-testid="hit-points">${creature.hit_points}</strong>
          <span>of ${full}</span>
        </p>
      </header>
      <div class="bar" aria-hidden="true">
        <span style=${{ width: `${(100 * creature.hit_points) / full}%` }}></span>
      </div>
      <dl class="stats">
        <${Movement} creature=${creature} state=${state} />
        <div>
          <dt>Attacks</dt>
          <dd data-testid="attacks">
            <${Pips}
              left=${state.phase === "building" ? creature.attacks : creature.attacks_left}
              all=${creature.attacks}
              what="attacks"
            />
          </dd>
        </div>
        ${
          creature.missiles.length > 0 &&
          html`<div>
            <dt>Missiles</dt>
            <dd data-testid="missiles"><${Missiles} missiles=${creature.missiles} /></dd>
          </div>`
        }
      </dl>
      <${Small} creature=${creature} state=${state} />
      ${
        role === "referee" &&
        html`
          <button
            class="judge-button"
            data-testid="judge"
            aria-expanded=${judging}
            aria-label=${`Judge ${name}’s creature`}
            onClick=${() => setJudging(!judging)}
          >
            Judge
          </button>
          ${
            judging &&
            html`<${Judge}
              creature=${creature}
              session=${session}
              close=${() => setJudging(false)}
            />`
          }
        `
      }
    </article>
  `;
}

function Movement({ creature, state }) {
  const allowed = allowanceOf(state, creature);
  const spans = counted(creature.movement_spans, spanWord(state));
  const walked = creature.moved > 0 ? `${Math.round(creature.moved / 10)} of ` : "";
  return html`
    <div>
      <dt>Moves</dt>
      <dd data-testid="movement">
        ${spans}
        <small>${allowed === null ? "not measured" : `${walked}${millimetres(allowed)}`}</small>
      </dd>
    </div>
  `;
}

function Small({ creature, state }) {
  const initiative = initiativeText(playerOf(state, creature.player));
  const facts = [
    state.phase === "building" && counted(creature.legs, "leg"),
    creature.power === "hidden" ? "secret power" : creature.power.replace(/_/g, " "),
    initiative && `initiative ${initiative}`,
    creature.reach !== null && `reach ${millimetres(creature.reach)}`,
  ];
  return html`<p class="small-facts">${facts.filter(Boolean).join(" · ")}</p>`;
}
