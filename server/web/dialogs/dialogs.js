// Which dialog is open.
import { html } from "../view.js";
import { useTable } from "../page/table.js";
import { NewGame } from "./new_game.js";
import { Invite } from "./invite.js";

const DIALOGS = { "new-game": NewGame, invite: Invite };

export function Dialogs() {
  const { state, deeds } = useTable();
  const View = DIALOGS[state.dialog];
  return View ? html`<${View} key=${state.dialog} close=${() => deeds.show(null)} />` : null;
}
