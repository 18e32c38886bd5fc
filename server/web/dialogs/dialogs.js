// Which dialog is open.
import { html } from "../view.js";
import { Part } from "../page/part.js";
import { useTable } from "../page/table.js";

/** For each dialog, the part of the page and the view in it. */
const DIALOGS = {
  "new-game": ["aside", "NewGame"],
  invite: ["aside", "Invite"],
  device: ["device", "Device"],
};

export function Dialogs() {
  const { state, deeds } = useTable();
  if (!state.dialog) return null;
  const [part, view] = DIALOGS[state.dialog];
  const close = () => deeds.show(null);
  return html`<${Part} key=${state.dialog} of=${part} view=${view} close=${close} />`;
}
