// The referee's ruling on a question: the entry is kept or corrected. The reason goes into the log.
import { html, useState } from "../../view.js";
import { Part } from "../../page/part.js";
import { useTable } from "../../page/table.js";
import { SPOT } from "./again.js";
import { remarkOn } from "./questions.js";
import { REMARKS, WORDS } from "./words.js";

export function Rule({ seq }) {
  const { state, deeds } = useTable();
  const [because, setBecause] = useState("");
  const [correcting, correct] = useState(false);
  const rule = (words) =>
    deeds.say(SPOT, { type: "Note", seat: null, text: remarkOn(seq, words, because) });
  if (correcting)
    return html`<${Part}
      of="forms"
      view="Correcting"
      seq=${seq}
      close=${() => correct(false)}
      done=${() => rule(REMARKS.corrected)}
    />`;
  const submit = (event) => {
    event.preventDefault();
    if (event.submitter?.value === "correct") correct(true);
    else rule(REMARKS.stands);
  };
  return html`
    <form class="again-form" data-testid="ruling" aria-label=${WORDS.ruling} onSubmit=${submit}>
      <label class="field">
        <span>${WORDS.because}</span>
        <input
          data-testid="because"
          value=${because}
          required
          maxlength="300"
          onInput=${(event) => setBecause(event.target.value)}
        />
      </label>
      <div class="answers">
        <button class="primary" value="stands" data-testid="it-stands" disabled=${state.busy[SPOT]}>
          ${WORDS.stands}
        </button>
        <button value="correct" data-testid="correct-it">${WORDS.correct}</button>
      </div>
    </form>
  `;
}
