// Playing on a board: choose a tool, click what it is about, send it. What is highlighted on the board
// can be clicked there; everything else is offered as buttons below it.
import { html } from "../view.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { Chosen } from "./chosen.js";
import { useChoosing } from "./choosing.js";
import { instead, left } from "./clicked.js";
import { t } from "../language.js";

const SPOT = "deed";

/**
 * @typedef {{type: string, title: string, commands: Command[]}} Tool
 *
 * @param {object} props
 * @param {Session} props.session
 * @param {Tool[]} props.tools - what can be done, each with its commands
 * @param {{command: Command, words: string}[]} props.atOnce - what is one click
 * @param {(command: Command) => string[]} props.pathOf - from a command to the keys that are clicked for it
 * @param {(key: string) => boolean} props.onBoard - whether a key is clicked on the board
 * @param {(key: string) => string} props.wordsOf - a key as the words on a button
 * @param {(shown: object) => object} props.board - draws the board, given what is lit, what was picked, and `pick`
 * @param {string} props.question - what is asked while something on the board is to be clicked
 * @param {(command: Command) => import("./chosen.js").Asked | null} [props.askedBefore] - what is asked
 *   before a command is said
 */
export function Deeds({
  session,
  tools,
  atOnce,
  pathOf,
  onBoard,
  wordsOf,
  board,
  question,
  askedBefore = () => null,
}) {
  const choosing = useChoosing(session);
  const tool = tools.find(({ type }) => type === choosing.tool) ?? onlyOne(tools);
  const commands = tool?.commands ?? [];
  const { said, next } = left(commands, pathOf, choosing.picked);
  const other = instead(commands, pathOf, choosing.picked, onBoard);
  const pick = (key) =>
    other.keys.includes(key)
      ? choosing.along([...other.kept, key], choosing.tool)
      : choosing.pick(key);
  const words = [tool?.title, ...choosing.picked.map(wordsOf)].join(" · ");
  return html`
    <${Tools} tools=${tools} chosen=${tool?.type} take=${choosing.take} />
    ${board({ lit: [...next.filter(onBoard), ...other.keys], picked: choosing.picked, pick })}
    <div class="foot-of-game">
      <${Options}
        keys=${next.filter((key) => !onBoard(key))}
        wordsOf=${wordsOf}
        pick=${choosing.pick}
      />
      <${Chosen}
        spot=${SPOT}
        command=${said}
        words=${words}
        asked=${said && askedBefore(said)}
        question=${next.some(onBoard) ? question : ""}
        again=${choosing.picked.length > 0 && choosing.again}
      />
      <${AtOnce} deeds=${atOnce} />
    </div>
  `;
}

/** Commands by their kinds, in the order of the titles. */
export function toolsOf(legal, titles) {
  return Object.entries(titles)
    .map(([type, title]) => ({ type, title, commands: legal.filter((one) => one.type === type) }))
    .filter(({ commands }) => commands.length > 0);
}

/** Commands that need nothing more than to be said. */
export function saidAtOnce(legal, words) {
  return legal
    .filter(({ type }) => words[type])
    .map((command) => ({ command, words: words[command.type] }));
}

/** Where only one thing can be done, nobody has to say so first. */
function onlyOne(tools) {
  return tools.length === 1 ? tools[0] : undefined;
}

function Tools({ tools, chosen, take }) {
  if (tools.length < 2) return null;
  return html`
    <div class="chips" role="group" aria-label=${t("What")}>
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

function Options({ keys, wordsOf, pick }) {
  if (!keys.length) return null;
  return html`
    <div class="options" role="group" aria-label=${t("Which")}>
      ${keys.map(
        (key) =>
          html`<button data-testid="option" onClick=${() => pick(key)}>${wordsOf(key)}</button>`,
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
