// A creature as a card in the colour of its clay.
import { html, useState } from "../../view.js";
import { Part } from "../../page/part.js";
import { millimetres, named } from "../../words.js";
import { colourStyle } from "../colours.js";
import {
  allowanceOf,
  fullHitPoints,
  initiativeText,
  nameOf,
  playerOf,
  spansOf,
} from "./questions.js";
import { Missiles, Pips } from "./pips.js";
import { t, tn } from "../../language.js";

export function Creature({ creature, session, entries }) {
  const { state, role } = session;
  const [judging, setJudging] = useState(false);
  const full = fullHitPoints(state, creature, entries);
  const moving = state.turn?.creature === creature.id;
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
      aria-label=${t("{name}’s creature, {hit_points} of {full} hit points", { name, hit_points: creature.hit_points, full })}
    >
      <header>
        <h3>${name}</h3>
        ${moving && html`<span class="tag">${t("to move")}</span>`}
        ${!creature.alive && html`<span class="tag dead">${t("dead")}</span>`}
        <p class="hit-points">
          <strong data-testid="hit-points">${creature.hit_points}</strong>
          <span>${t("of {full}", { full })}</span>
        </p>
      </header>
      <div class="bar" aria-hidden="true">
        <span style=${{ width: `${(100 * creature.hit_points) / full}%` }}></span>
      </div>
      <dl class="stats">
        <${Movement} creature=${creature} state=${state} />
        <div>
          <dt>${t("Attacks")}</dt>
          <dd data-testid="attacks">
            <${Pips}
              left=${state.phase === "building" ? creature.attacks : creature.attacks_left}
              all=${creature.attacks}
            />
          </dd>
        </div>
        ${
          creature.missiles.length > 0 &&
          html`<div>
            <dt>${t("Missiles")}</dt>
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
            aria-label=${t("Judge {name}’s creature", { name })}
            onClick=${() => setJudging(!judging)}
          >
            ${t("Judge")}
          </button>
          ${
            judging &&
            html`<${Part}
              of="judge"
              view="Judge"
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
  const spans = spansOf(state, creature.movement_spans);
  return html`
    <div>
      <dt>${t("Moves")}</dt>
      <dd data-testid="movement">
        ${spans}
        <small>${allowed === null ? t("not measured") : farther(creature.moved, allowed)}</small>
      </dd>
    </div>
  `;
}

function farther(moved, allowed) {
  if (moved <= 0) return millimetres(allowed);
  return t("{moved} of {allowed}", {
    moved: Math.round(moved / 10),
    allowed: millimetres(allowed),
  });
}

function Small({ creature, state }) {
  const initiative = initiativeText(playerOf(state, creature.player));
  const facts = [
    state.phase === "building" && tn("{count} leg", "{count} legs", creature.legs),
    creature.power === "hidden" ? t("secret power") : named(creature.power),
    initiative && t("initiative {initiative}", { initiative }),
    creature.reach !== null && t("reach {reach}", { reach: millimetres(creature.reach) }),
  ];
  return html`<p class="small-facts">${facts.filter(Boolean).join(" · ")}</p>`;
}
