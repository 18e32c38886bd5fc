// The special powers of the rule sheet, by their names in commands. A test compares them with the
// engine's.
import { spelled } from "../../words.js";

export const POWERS = [
  "drop",
  "bowl",
  "poke",
  "reshape_limb",
  "blob_of_death",
  "rip_limbs_off",
  "change_places",
  "move_out_of_turn",
  "use_opponent_as_missile",
  "divide_self",
  "borrow_power",
];

/** Those of the sheet and those that this group made up, before the evening or during it, with their titles. */
export function powersOf(state) {
  const ofTheSheet = POWERS.map((name) => ({ name, title: spelled(name) }));
  return [...ofTheSheet, ...(state.options.powers ?? []), ...(state.powers ?? [])];
}
