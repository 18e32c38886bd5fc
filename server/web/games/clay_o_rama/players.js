// While building: what is known of each player, and the forms to enter it by hand.
import { html, useRef, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Part } from "../../page/part.js";
import { Refusal } from "../../page/refusal.js";
import { spanWords } from "../../words.js";
import { spanName } from "./questions.js";
import { Swatch } from "../swatch.js";
import { SpanForm } from "./span_form.js";
import { t } from "../../language.js";

export function Players({ session }) {
  return html`
    <ul class="players">
      ${session.state.players.map(
        (player) => html`<${Player} key=${player.seat} player=${player} session=${session} />`,
      )}
    </ul>
  `;
}

/** For each form, the test id of the chip that opens it. */
const CHIPS = { span: "player-span", "weigh-in": "player-creature" };

function Player({ player, session }) {
  const [form, setForm] = useState(/** @type {keyof typeof CHIPS | null} */ (null));
  const toggle = (name) => () => setForm(form === name ? null : name);
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const close = () => {
    setForm(null);
    /** @type {HTMLElement | null | undefined} */
    const chip = form && row.current?.querySelector(`[data-testid=${CHIPS[form]}]`);
    chip?.focus();
  };
  const { state, role } = session;
  const creature = state.creatures.find((one) => one.player === player.seat);
  const byHand = state.house.unit !== "six_inches" && !state.house.uniform_span;
  return html`
    <li class="player" data-testid="player" data-seat=${player.seat} ref=${row}>
      <${Swatch} colour=${player.colour} />
      <strong>${player.name}</strong>
      <div class="facts">
        ${
          byHand &&
          html`<${Fact}
            known=${player.span === null ? null : spanWords(player.span)}
            wanted=${spanName(state)}
            verb=${t("Set {span}", { span: spanName(state) })}
            open=${role === "referee" && toggle("span")}
            test="player-span"
          />`
        }
        <${Fact}
          known=${creature ? t("weighed in") : null}
          wanted=${t("creature")}
          verb=${t("Weigh in")}
          open=${role === "referee" && toggle("weigh-in")}
          test="player-creature"
        />
        ${!creature && html`<${Done} player=${player} session=${session} />`}
      </div>
      ${form === "span" && html`<${SpanForm} player=${player} close=${close} />`}
      ${
        form === "weigh-in" &&
        html`<${Part} of="weigh_in" view="WeighInForm" ...${{ player, session, close }} />`
      }
    </li>
  `;
}

/** A chip with what is known of a player or still missing; the referee opens the form with it. */
function Fact({ known, wanted, verb, open, test }) {
  const text = known ?? (open ? verb : t("no {wanted} yet", { wanted }));
  if (!open)
    return html`<span class="fact" data-known=${Boolean(known)} data-testid=${test}>${text}</span>`;
  return html`
    <button
      class=${known ? "fact" : "fact chip"}
      data-known=${Boolean(known)}
      data-testid=${test}
      aria-label=${known ? t("Change {wanted}: {known}", { wanted, known }) : text}
      onClick=${open}
    >
      ${text}
    </button>
  `;
}

function Done({ player, session }) {
  const { deeds, state } = useTable();
  const spot = `done/${player.seat}`;
  const say = session.legal.find(
    (command) => command.type === "SayDone" && command.player === player.seat,
  );
  if (player.done_building)
    return html`<span class="fact" data-known="true">${t("done building")}</span>`;
  if (!say) return html`<span class="fact" data-known="false">${t("building")}</span>`;
  const done = { ...say, seat: session.seat };
  return html`
    <button
      class="fact chip"
      data-testid="done"
      disabled=${state.busy[spot]}
      onClick=${() => deeds.say(spot, done)}
    >
      ${t("Done building")}
    </button>
    <${Refusal} spot=${spot} />
  `;
}
