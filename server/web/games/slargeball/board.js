// The view of Slargeball: the pitch, what can be done now, and the score.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { DiceForm } from "../../forms/dice.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { useChoosing } from "../choosing.js";
import { Chosen } from "../chosen.js";
import { aimable, aimed, decisionsOf, decisionText } from "./deeds.js";
import { Headline, headlineOf } from "./now.js";
import { KEYS, Pitch } from "./pitch.js";
import { carriedBy, figureOf, inches, lengthOf, nameOf, sheetOf } from "./questions.js";
import { t } from "../../language.js";

const SPOT = "pitch";

export { headlineOf };

export function Board({ session }) {
  const { state, legal } = session;
  const choosing = useChoosing(session);
  const kinds = aimable(legal);
  const taken = kinds.has(choosing.tool) ? choosing.tool : onlyOne(kinds);
  const points = choosing.picked;
  const command = taken === null ? null : aimed(legal, taken, points);
  const kind = kinds.get(taken) ?? "";
  const point = taken === null && kinds.size === 0 ? null : (at, figure) => choosing.at(at, figure);
  return html`
    <section class="now" data-testid="now" data-phase=${state.phase} data-seq=${session.seq}>
      <${Headline} session=${session} />
      <${DiceForm} session=${session} />
      <${Pitch}
        state=${state}
        movable=${[...kinds.keys()]}
        taken=${taken}
        path=${points}
        reach=${taken === null ? null : reachOf(state, taken, kind)}
        take=${(figure) => figure !== taken && choosing.take(figure)}
        point=${point}
        steer=${(points, figure) => choosing.along(points, figure)}
        barred=${useTable().state.refusals[SPOT]?.spot}
      />
      <div class="foot-of-game">
        ${kinds.size > 0 && html`<p class="hint" id=${KEYS}>${BY_KEYS}</p>`}
        <${Chosen}
          spot=${SPOT}
          command=${command}
          words=${command && wordsOf(state, taken, kind, points)}
          question=${taken === null ? "" : asked(kind)}
          again=${points.length > 0 && choosing.again}
        />
        <${Decisions} session=${session} />
      </div>
    </section>
    ${
      session.role === "referee" &&
      html`<${OtherCommands}
        commands=${session.overrides ?? []}
        title=${t("The referee’s word")}
        names=${{ figure: state.figures.map(({ id }) => ({ value: id, label: nameOf(state, id) })) }}
      />`
    }
  `;
}

/** The board alone, in large for the big screen. */
export function Large({ session }) {
  return html`<${Pitch} state=${session.state} movable=${[]} taken=${null} path=${[]} />`;
}

function onlyOne(kinds) {
  return kinds.size === 1 ? [...kinds.keys()][0] : null;
}

/** How far a figure may move, or fling its ball. */
function reachOf(state, figure, kind) {
  const sheet = sheetOf(state, figureOf(state, figure).position);
  return { Move: sheet?.move, Fling: sheet?.reach }[kind] ?? null;
}

function wordsOf(state, figure, kind, points) {
  const name = nameOf(state, figure);
  const start = figureOf(state, figure).at;
  if (kind === "Move")
    return t("Move {name} {length}", { name, length: inches(lengthOf(start, points)) });
  const ball = carriedBy(state, figure);
  if (kind === "Fling")
    return t("Fling ball {ball} {length}", {
      ball: ball?.id ?? "",
      length: inches(lengthOf(start, points.slice(-1))),
    });
  return t("{name} falls this way", { name });
}

const ASKED = {
  Move: t("Drag the figure, or tap where it goes, bend by bend."),
  Fling: t("Tap where the ball is to land."),
  Topple: t("Tap which way it falls."),
};

const BY_KEYS = t(
  "By keys: Enter takes a figure, arrows draw its way (finer with Shift), Enter again adds a bend.",
);

function asked(kind) {
  return ASKED[kind] ?? "";
}

function Decisions({ session }) {
  const { deeds, state } = useTable();
  const decisions = decisionsOf(session.legal);
  if (!decisions.length) return null;
  return html`
    <div class="act decisions">
      ${decisions.map(
        (command) => html`
          <button
            data-testid=${`say-${command.type}`}
            data-figure=${command.figure}
            disabled=${state.busy.decision}
            onClick=${() => deeds.say("decision", command)}
          >
            ${decisionText(session.state, command)}
          </button>
        `,
      )}
      <${Refusal} spot="decision" />
    </div>
  `;
}
