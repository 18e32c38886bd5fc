// What readings of a throw are called: the creature by its player, and what else has its colour. Pure.
import { creatureOf, named } from "../words.js";
import { t } from "../language.js";

/**
 * Labels for readings. Of several things of one colour, the likeliest is taken for the creature.
 *
 * @param {Reading[]} readings
 * @param {GameJson} [state]
 * @returns {string[]} in the order of the readings
 */
export function labelsOf(readings, state) {
  return readings.map((reading) => {
    const alike = readings.filter(({ colour }) => colour === reading.colour);
    const likeliest = alike.reduce((best, one) =>
      one.probability > best.probability ? one : best,
    );
    if (reading === likeliest) return ownerOf(reading.colour, state) ?? named(reading.colour);
    return t("something else {colour}", { colour: named(reading.colour) });
  });
}

/** The name of the only creature with a colour; null if there is none, or several. */
function ownerOf(colour, state) {
  const players = state?.players ?? [];
  const playerOf = ({ player }) => players.find(({ seat }) => seat === player);
  const found = (state?.creatures ?? []).filter(
    (creature) => (creature.colour || playerOf(creature)?.colour) === colour,
  );
  return found.length === 1 ? creatureOf(found[0], players) : null;
}
