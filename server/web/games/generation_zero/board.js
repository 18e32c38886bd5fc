// The view of Generation Zero: the Locations, what can be done, and everybody's cards.
import { html } from "../../view.js";
import { DiceForm } from "../../forms/dice.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { Deeds, saidAtOnce, toolsOf } from "../deeds.js";
import { Headline } from "../headline.js";
import { Cards } from "./cards.js";
import { Figures } from "./figures.js";
import { headlineOf } from "./now.js";
import { atOnce, onBoard, pathOf, TOOLS, wordsOf } from "./pointing.js";
import { figureName } from "./questions.js";
import { t } from "../../language.js";

export { headlineOf };

export function Board({ session }) {
  const { state, legal } = session;
  const names = {
    player: state.players.map(({ seat, name }) => ({ value: seat, label: name })),
    figure: state.figures.map(({ number }) => ({
      value: number,
      label: figureName(state, number),
    })),
    place: state.places.map(({ number, name }) => ({ value: number, label: name })),
  };
  return html`
    <section class="now" data-testid="now" data-phase=${state.phase} data-seq=${session.seq}>
      <${Headline} ...${headlineOf(session)} />
      <${DiceForm} session=${session} />
      <${Deeds}
        session=${session}
        tools=${toolsOf(legal, TOOLS)}
        atOnce=${saidAtOnce(legal, atOnce(state))}
        pathOf=${pathOf(state)}
        onBoard=${onBoard}
        wordsOf=${wordsOf(state)}
        board=${(lit) => html`<${Cards} state=${state} ...${lit} />`}
        question=${t("Tap what is lit.")}
      />
    </section>
    <${Figures} state=${state} />
    ${
      session.role === "referee" &&
      html`<${OtherCommands}
        commands=${session.overrides ?? []}
        title=${t("The referee’s word")}
        names=${names}
      />`
    }
  `;
}

/** The board alone, in large for the big screen. */
export function Large({ session }) {
  return html`<${Cards} state=${session.state} lit=${[]} picked=${[]} pick=${() => {}} />`;
}
