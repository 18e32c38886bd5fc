// Metamorph as it stands: the map, what may be done, and the wizards.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { DiceForm } from "../../forms/dice.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { useChoosing } from "../choosing.js";
import { Chosen } from "../chosen.js";
import { left } from "../clicked.js";
import { atOnce, isHex, pathOf, said, toolsOf } from "./deeds.js";
import { Map } from "./map.js";
import { Headline } from "./now.js";
import { Wizards } from "./wizards.js";

const SPOT = "deed";

export function Metamorph({ session }) {
  const { state, legal } = session;
  const choosing = useChoosing(session);
  const tools = toolsOf(legal);
  const tool = tools.find(({ type }) => type === choosing.tool) ?? onlyOne(tools);
  const { said: command, next } = left(tool?.commands ?? [], pathOf(state), choosing.picked);
  const players = state.players.map(({ seat, name }) => ({ value: seat, label: name }));
  return html`
    <section class="now" data-testid="now" data-phase=${state.phase} data-seq=${session.seq}>
      <${Headline} session=${session} />
      <${DiceForm} session=${session} />
      <${Tools} tools=${tools} chosen=${tool?.type} take=${choosing.take} />
      <${Map}
        state=${state}
        lit=${next.filter((key) => isHex(state, key))}
        picked=${choosing.picked}
        pick=${choosing.pick}
      />
      <${Options} options=${next.filter((key) => !isHex(state, key))} pick=${choosing.pick} />
      <${Chosen}
        spot=${SPOT}
        command=${command}
        words=${command && said(command, choosing.picked)}
        question=${next.some((key) => isHex(state, key)) ? "Which hex?" : ""}
        again=${choosing.picked.length > 0 && choosing.again}
      />
      <${AtOnce} deeds=${atOnce(legal)} />
    </section>
    <${Wizards} state=${state} />
    ${session.role === "referee" &&
    html`<${OtherCommands}
      commands=${session.overrides ?? []}
      title="The referee’s word"
      names=${{ player: players, target: players }}
    />`}
  `;
}

/** Where only one thing can be done, nobody has to say so first. */
function onlyOne(tools) {
  return tools.length === 1 ? tools[0] : undefined;
}

function Tools({ tools, chosen, take }) {
  if (tools.length < 2) return null;
  return html`
    <div class="chips" role="group" aria-label="What">
      ${tools.map(
        ({ type, title }) => html`
          <button
            class="chip"
            data-testid="tool"
            data-type=${type}
            aria-pressed=${type === chosen}
            onClick=${() => take(type)}
          >
            ${title}
          </button>
        `,
      )}
    </div>
  `;
}

function Options({ options, pick }) {
  if (!options.length) return null;
  return html`
    <div class="options" role="group" aria-label="Which">
      ${options.map(
        (key) => html`<button data-testid="option" onClick=${() => pick(key)}>${key}</button>`,
      )}
    </div>
  `;
}

function AtOnce({ deeds: offered }) {
  const { deeds, state } = useTable();
  if (!offered.length) return null;
  return html`
    <div class="act decisions">
      ${offered.map(
        ({ command, words }) => html`
          <button
            data-testid=${`say-${command.type}`}
            disabled=${state.busy["at-once"]}
            onClick=${() => deeds.say("at-once", command)}
          >
            ${words}
          </button>
        `,
      )}
      <${Refusal} spot="at-once" />
    </div>
  `;
}
