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
 * @param {{command: Command, words: string}[]} props.atOnce - commands that are sent by one click
 * @param {(command: Command) => string[]} props.pathOf - the keys to click for a command, in order
 * @param {(key: string) => boolean} props.onBoard - whether a key is clicked on the board
 * @param {(key: string) => string} props.wordsOf - the text of a key's button
 * @param {(shown: object) => object} props.board - draws the board, given the highlighted keys, the
 *   clicked ones, and `pick`
 * @param {string} props.question - the question while something on the board has to be clicked
 * @param {(command: Command) => import("../page/sure.js").Asked | null} [props.askedBefore] - the
 *   question to confirm before a command is sent
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
  const tool = tools.find(({ type }) => type === choosing.tool) ?? preselected(tools);
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

/** The legal commands grouped by kind, in the order of `titles`. */
export function toolsOf(legal, titles) {
  return Object.entries(titles)
    .map(([type, title]) => ({ type, title, commands: legal.filter((one) => one.type === type) }))
    .filter(({ commands }) => commands.length > 0);
}

/** The legal commands that need no further choice, with the texts of their buttons. */
export function saidAtOnce(legal, words) {
  return legal
    .filter(({ type }) => words[type])
    .map((command) => ({ command, words: words[command.type] }));
}

/** The tool to preselect: to move, which is done most often, or the only one. */
function preselected(tools) {
  return tools.find(({ type }) => type === "Move") ?? (tools.length === 1 ? tools[0] : undefined);
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
