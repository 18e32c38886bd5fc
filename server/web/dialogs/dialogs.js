// Which dialog is open.
import { html } from "../view.js";
import { Part } from "../page/part.js";
import { useTable } from "../page/table.js";

const DIALOGS = { "new-game": "NewGame", invite: "Invite" };

export function Dialogs() {
  const { state, deeds } = useTable();
  const view = DIALOGS[state.dialog];
  const close = () => deeds.show(null);
  return view ? html`<${Part} key=${state.dialog} of="aside" view=${view} close=${close} />` : null;
}
