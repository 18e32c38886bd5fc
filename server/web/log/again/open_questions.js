// Players' questions about entries without a ruling, shown to the referee on every part of the page.
import { html } from "../../view.js";
import { useTable } from "../../page/table.js";
import { openQuestions } from "./questions.js";
import { WORDS } from "./words.js";

export function OpenQuestions() {
  const { state, deeds } = useTable();
  const [first] = openQuestions(state.entries);
  if (!first) return null;
  const { players = [] } = /** @type {Session} */ (state.session).state;
  const who = players.find(({ seat }) => seat === first.seat)?.name ?? "";
  const words = WORDS.open(who, first.about, first.asked);
  return html`
    <p class="open-question" role="status" data-testid="open-question" title=${words}>
      <span>${words}</span>${" "}
      <button data-testid="to-the-question" onClick=${() => deeds.look(first.about)}>
        ${WORDS.toIt}
      </button>
    </p>
  `;
}
