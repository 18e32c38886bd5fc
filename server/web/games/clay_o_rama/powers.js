// The special powers of the rule sheet, by the names that commands use. A test compares them with
// the engine's.

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

/** Those of the sheet and those that this group made up. */
export function powersOf(state) {
  return [...POWERS, ...(state.options.powers ?? []).map((power) => power.name)];
}
