// The view of Clearing House: the house, one's cards, and the gangsters.
import { html } from "../../view.js";
import { DiceForm } from "../../forms/dice.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { Headline } from "../headline.js";
import { Answers } from "./answers.js";
import { Draft } from "./draft.js";
import { Grid } from "./grid.js";
import { headlineOf } from "./now.js";
import { People } from "./people.js";
import { Turn } from "./turn.js";
import { t } from "../../language.js";

export { headlineOf };

export function Board({ session }) {
  const { state } = session;
  const asked = state.stack?.length > 0; // an answer is needed before anything else
  const players = state.players.map(({ seat, name }) => ({ value: seat, label: name }));
  return html`
    <section class="now" data-testid="now" data-phase=${state.phase} data-seq=${session.seq}>
      <${Headline} ...${headlineOf(session)} />
      <${DiceForm} session=${session} />
      ${state.phase === "drafting" && html`<${Draft} session=${session} />`}
      ${asked && html`<${Answers} session=${session} />`}
      <${Turn} session=${session} />
      ${!asked && html`<${Answers} session=${session} />`}
    </section>
    <${People} state=${state} />
    ${
      session.role === "referee" &&
      html`<${OtherCommands}
        commands=${session.overrides ?? []}
        title=${t("The referee’s word")}
        names=${{ player: players }}
      />`
    }
  `;
}

/** The board alone, in large for the big screen. */
export function Large({ session }) {
  return html`<${Grid} state=${session.state} lit=${[]} picked=${[]} pick=${() => {}} />`;
}
