// The view of Metamorph: the map, what can be done, and the wizards.
import { html } from "../../view.js";
import { DiceForm } from "../../forms/dice.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { Deeds, saidAtOnce, toolsOf } from "../deeds.js";
import { Headline } from "../headline.js";
import { askedBefore, AT_ONCE, isHex, pathOf, TOOLS } from "./pointing.js";
import { Map } from "./map.js";
import { headlineOf } from "./now.js";
import { Wizards } from "./wizards.js";
import { t } from "../../language.js";

export { headlineOf };

export function Board({ session }) {
  const { state, legal } = session;
  const players = state.players.map(({ seat, name }) => ({ value: seat, label: name }));
  return html`
    <section class="now" data-testid="now" data-phase=${state.phase} data-seq=${session.seq}>
      <${Headline} ...${headlineOf(session)} />
      <${DiceForm} session=${session} />
      <${Deeds}
        session=${session}
        tools=${toolsOf(legal, TOOLS)}
        atOnce=${saidAtOnce(legal, AT_ONCE)}
        pathOf=${pathOf(state)}
        onBoard=${(key) => isHex(state, key)}
        wordsOf=${(key) => key}
        board=${(lit) => html`<${Map} state=${state} ...${lit} />`}
        question=${t("Which hex?")}
        askedBefore=${(command) => askedBefore(state, command)}
      />
    </section>
    <${Wizards} state=${state} />
    ${
      session.role === "referee" &&
      html`<${OtherCommands}
        commands=${session.overrides ?? []}
        title=${t("The referee’s word")}
        names=${{ player: players, target: players }}
      />`
    }
  `;
}

/** The board alone, in large for the big screen. */
export function Large({ session }) {
  return html`<${Map} state=${session.state} lit=${[]} picked=${[]} pick=${() => {}} />`;
}
