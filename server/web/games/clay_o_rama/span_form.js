// Entering a hand-span that was measured with a ruler.
import { html, useEffect, useRef, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { t } from "../../language.js";

export function SpanForm({ player, close }) {
  const { deeds, state } = useTable();
  const [mm, setMm] = useState(player.span === null ? "" : String(player.span / 10));
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => input.current?.focus(), []);
  const spot = `span/${player.seat}`;
  const submit = async (event) => {
    event.preventDefault();
    const span = Math.round(Number(mm) * 10);
    if (await deeds.say(spot, { type: "SetSpan", seat: null, player: player.seat, span })) close();
  };
  return html`
    <form class="inline-form" data-testid="span-form" onSubmit=${submit}>
      <label class="field">
        <span>${t("Span of {name}", { name: player.name })} <small>mm</small></span>
        <input
          type="number"
          step="any"
          min="0.1"
          max="500"
          required
          ref=${input}
          value=${mm}
          onInput=${(event) => setMm(event.target.value)}
        />
      </label>
      <div class="answers">
        <button class="primary" disabled=${state.busy[spot]}>${t("Set the span")}</button>
        <button type="button" class="quiet" onClick=${close}>${t("Cancel")}</button>
      </div>
      <${Refusal} spot=${spot} />
    </form>
  `;
}
