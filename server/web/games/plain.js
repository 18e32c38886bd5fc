// A game without a view of its own: every legal command can be given all the same.
import { html } from "../view.js";
import { awaitedText } from "./awaited.js";
import { DiceForm } from "../forms/dice.js";
import { OtherCommands } from "../forms/other_commands.js";
import { t } from "../language.js";

export function PlainGame({ session }) {
  const players = session.state.players ?? [];
  const name = (seat) =>
    players.find((player) => player.seat === seat)?.name ?? t("seat {seat}", { seat });
  return html`
    <div class="now">
      <h2>${session.outcome ? session.outcome.why : awaitedText(session, name)}</h2>
      <${DiceForm} session=${session} />
      <${OtherCommands} commands=${session.legal} title=${t("What may be done now")} open />
    </div>
  `;
}
