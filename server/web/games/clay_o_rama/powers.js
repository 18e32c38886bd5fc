// The special powers of the rule sheet: their names in commands, and their titles. A test compares them with
// the engine's.
import { t } from "../../language.js";

const TITLES = {
  drop: t("The Drop"),
  bowl: t("The Bowl"),
  poke: t("The Poke"),
  reshape_limb: t("Reshape One Limb"),
  blob_of_death: t("The Blob of Death"),
  rip_limbs_off: t("Rip Limbs Off"),
  change_places: t("Change Places"),
  move_out_of_turn: t("Move Out of Turn"),
  use_opponent_as_missile: t("Use Opponent as Missile"),
  divide_self: t("Divide Self"),
  borrow_power: t("Borrow Power"),
};

/** The powers of the rule sheet and those that the group made up, with their titles. */
export function powersOf(state) {
  const ofTheSheet = Object.entries(TITLES).map(([name, title]) => ({ name, title }));
  return [...ofTheSheet, ...(state.options.powers ?? []), ...(state.powers ?? [])];
}
