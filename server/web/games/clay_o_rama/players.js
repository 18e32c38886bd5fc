// While building: what is known of each player, and the forms to say it by hand.
import { html, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { millimetres } from "../../words.js";
import { spanWord } from "./questions.js";
import { Swatch } from "./swatch.js";
import { SpanForm } from "./span_form.js";
import { WeighInForm } from "./weigh_in_form.js";

export function Players({ session }) {
  return html`
    <ul class="players">
      ${session.state.players.map(
        (player) => html`<${Player} key=${player.seat} player=${player} session=${session} />`,
      )}
    </ul>
  `;
}

function Player({ player, session }) {
  const [form, setForm] = useState(null);
  const toggle = (name) => () => setForm(form === name ? null : name);
  const close = () => setForm(null);
  const creature = session.state.creatures.find((one) => one.player === player.seat);
  const referee = session.role === "referee";
  const byHand = session.state.house.unit !== "six_inches" && !session.state.house.uniform_span;
  return html`
    <li class="player" data-testid="player" data-seat=${player.seat}>
      <${Swatch} colour=${player.colour} />
      <strong>${player.name}</strong>
      ${byHand &&
      html`<${Fact}
        known=${player.span !== null}
        text=${player.span === null ? `no ${spanWord(session.state)}` : millimetres(player.span)}
        open=${referee && toggle("span")}
        test="player-span"
        label=${`${player.name}’s ${spanWord(session.state)}`}
      />`}
      <${Fact}
        known=${Boolean(creature)}
        text=${creature ? "weighed in" : "no creature"}
        open=${referee && toggle("weigh-in")}
        test="player-creature"
        label=${`${player.name}’s weigh-in`}
      />
      <${Done} player=${player} session=${session} />
      ${form === "span" && html`<${SpanForm} player=${player} close=${close} />`}
      ${form === "weigh-in" &&
      html`<${WeighInForm} player=${player} session=${session} close=${close} />`}
    </li>
  `;
}

function Fact({ known, text, open, test, label }) {
  const words = html`<span data-known=${known}>${text}</span>`;
  if (!open) return html`<span class="fact" data-testid=${test}>${words}</span>`;
  return html`
    <button class="fact chip" data-testid=${test} aria-label=${`${label}: ${text}`} onClick=${open}>
      ${words}
    </button>
  `;
}

function Done({ player, session }) {
  const { deeds, state } = useTable();
  const spot = `done/${player.seat}`;
  const say = session.legal.find(
    (command) => command.type === "SayDone" && command.player === player.seat,
  );
  if (player.done_building) return html`<span class="fact"><span data-known="true">done</span></span>`;
  if (!say) return html`<span class="fact"><span data-known="false">building</span></span>`;
  const done = { ...say, seat: session.seat };
  return html`
    <button class="chip" disabled=${state.busy[spot]} onClick=${() => deeds.say(spot, done)}>
      Done
    </button>
    <${Refusal} spot=${spot} />
  `;
}
