// Asking about an entry, by a remark of the player who asks.
import { html, useState } from "../../view.js";
import { useSession, useTable } from "../../page/table.js";
import { SPOT } from "./again.js";
import { remarkOn } from "./questions.js";
import { REMARKS, WORDS } from "./words.js";

export function Ask({ seq }) {
  const { state, deeds } = useTable();
  const session = useSession();
  const players = session.state.players ?? [];
  const [seat, setSeat] = useState(session.seat ?? players[0]?.seat ?? null);
  const [text, setText] = useState("");
  const ask = async (event) => {
    event.preventDefault();
    const remark = remarkOn(seq, REMARKS.again, text);
    if (await deeds.say(SPOT, { type: "Note", seat, text: remark })) setText("");
  };
  return html`
    <form class="again-form" data-testid="ask-again" onSubmit=${ask}>
      ${
        session.seat === null &&
        html`<label class="field">
          <span>${WORDS.asks}</span>
          <select data-testid="who-asks" onChange=${(event) => setSeat(Number(event.target.value))}>
            ${players.map(
              (one) =>
                html`<option value=${one.seat} selected=${one.seat === seat}>${one.name}</option>`,
            )}
          </select>
        </label>`
      }
      <label class="field">
        <span>${WORDS.question}</span>
        <input
          data-testid="question"
          value=${text}
          required
          maxlength="300"
          onInput=${(event) => setText(event.target.value)}
        />
      </label>
      <button data-testid="ask" disabled=${state.busy[SPOT]}>${WORDS.ask}</button>
    </form>
  `;
}
