// Answers with one click: intervene or let it pass, end the turn, end the draft.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { nameOf } from "./questions.js";
import { t } from "../../language.js";

const SPOT = "answer";

const WORDS = {
  Intervene: (state, { player }, mine) =>
    mine
      ? t("Intervene, and lose your next turn")
      : t("{player} intervenes", { player: nameOf(state, player) }),
  LetPass: (state, { player }, mine) =>
    mine ? t("Let it pass") : t("{player} lets it pass", { player: nameOf(state, player) }),
  EndTurn: () => t("End the turn"),
  DraftDone: () => t("The cards are dealt and drafted"),
};

export const ANSWERS = new Set(Object.keys(WORDS));

export function Answers({ session }) {
  const { deeds, state } = useTable();
  const offered = session.legal.filter((command) => ANSWERS.has(command.type));
  const nobody = session.role === "referee" && offered.some(({ type }) => type === "LetPass");
  if (!offered.length) return null;
  return html`
    <div class="act decisions answers" data-testid="decisions">
      ${
        nobody &&
        html`<button
          class="primary"
          data-testid="nobody-intervenes"
          disabled=${state.busy[SPOT]}
          onClick=${() => deeds.say(SPOT, { type: "LetPass", seat: null, player: null })}
        >
          ${t("Nobody intervenes")}
        </button>`
      }
      ${offered.map(
        (command) => html`
          <button
            data-testid=${`say-${command.type}`}
            data-player=${command.player}
            disabled=${state.busy[SPOT]}
            onClick=${() => deeds.say(SPOT, command)}
          >
            ${WORDS[command.type](session.state, command, command.player === session.seat)}
          </button>
        `,
      )}
      <${Refusal} spot=${SPOT} />
    </div>
  `;
}
