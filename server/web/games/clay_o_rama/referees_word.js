// The referee's overrides, folded away: a note, a span, the end of the evening.
import { html } from "../../view.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { seatNames } from "./names.js";
import { t } from "../../language.js";

// These are on the creatures' own cards.
const ON_CARDS = new Set(["SetHitPoints", "Reweigh", "RemoveCreature"]);

export function RefereesWord({ session }) {
  const commands = (session.overrides ?? []).filter((command) => !ON_CARDS.has(command.type));
  return html`
    <${OtherCommands}
      commands=${commands}
      title=${t("The referee’s word")}
      names=${seatNames(session.state)}
    />
  `;
}
