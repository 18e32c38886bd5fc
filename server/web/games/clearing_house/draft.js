// The draft: the pack that was passed on, from which one card is kept.
import { html, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { Cards } from "./cards.js";
import { playerOf, tally, titleOf } from "./questions.js";
import { t } from "../../language.js";

const SPOT = "draft";

export function Draft({ session }) {
  const picks = session.legal.filter((command) => command.type === "Draft");
  const seats = [...new Set(picks.map((command) => command.player))];
  return html`
    ${seats.map(
      (seat) => html`
        <${Pack}
          key=${`${seat}/${playerOf(session.state, seat).pack.length}`}
          player=${playerOf(session.state, seat)}
          picks=${picks.filter((command) => command.player === seat)}
          mine=${session.seat === seat}
        />
      `,
    )}
  `;
}

function Pack({ player, picks, mine }) {
  const { deeds, state } = useTable();
  const [card, choose] = useState(null);
  const pick = picks.find((command) => command.card === card);
  return html`
    <section class="pack" data-testid="pack" data-seat=${player.seat}>
      <h3>
        ${mine ? t("Keep one and pass the rest on") : t("{name} keeps one", { name: player.name })}
      </h3>
      <${Cards}
        label=${t("{name}’s pack", { name: player.name })}
        cards=${tally(player.pack)}
        may=${() => true}
        chosen=${card}
        choose=${(one) => choose(one === card ? null : one)}
      />
      ${
        pick &&
        html`<button
          class="primary"
          data-testid="keep"
          disabled=${state.busy[SPOT]}
          onClick=${() => deeds.say(SPOT, pick)}
        >
          ${t("Keep {card}", { card: titleOf(card) })}
        </button>`
      }
      ${mine && html`<${Refusal} spot=${SPOT} />`}
    </section>
  `;
}
