// Queries on the state of a game of Clay-O-Rama. Pure; lengths in 0.1 mm.

import { spelled } from "../../words.js";
import { t, tn } from "../../language.js";

const SIX_INCHES = 1524;

export function creatureOf(state, id) {
  return state.creatures.find((creature) => creature.id === id) ?? null;
}

export function playerOf(state, seat) {
  return state.players.find((player) => player.seat === seat) ?? null;
}

/** A creature's name: its player's, with a number if the player has several creatures. */
export function nameOf(state, id) {
  const creature = creatureOf(state, id);
  if (!creature) return t("somebody");
  const name =
    playerOf(state, creature.player)?.name ?? t("Seat {player}", { player: creature.player });
  const several = state.creatures.filter((one) => one.player === creature.player).length > 1;
  return several ? `${name} (${creature.id})` : name;
}

export function colourOf(state, id) {
  const creature = creatureOf(state, id);
  return creature ? creature.colour || playerOf(state, creature.player)?.colour : "";
}

/** The steps of a turn in their order: "move", "fire", "attack". */
export function stepsOf(state) {
  const steps = state.house.fire_first ? ["fire", "move", "attack"] : ["move", "fire", "attack"];
  return state.house.missiles_per_move > 0 ? steps : steps.filter((step) => step !== "fire");
}

/** The current step of the turn. */
export function stepNow(state) {
  const all = state.house.fire_first ? ["fire", "move", "attack"] : ["move", "fire", "attack"];
  return state.assault || state.riposte ? "attack" : all[state.turn?.step ?? 0];
}

/** The length of one span for a seat; null if it has not been measured. */
export function spanOf(state, seat) {
  if (state.house.unit === "six_inches") return SIX_INCHES;
  if (state.house.uniform_span) return state.referee_span;
  return playerOf(state, seat)?.span ?? null;
}

/** Whose span counts for a seat's creatures: the player's, or the referee's (without a seat). */
export function spanOwner(state, seat) {
  return state.house.uniform_span
    ? { seat: null, name: t("the referee"), span: state.referee_span }
    : playerOf(state, seat);
}

const SPANS = {
  six_inches: {
    one: t("length"),
    all: t("lengths"),
    counted: (count) => tn("{count} length", "{count} lengths", count),
  },
  fist: {
    one: t("fist"),
    all: t("fists"),
    counted: (count) => tn("{count} fist", "{count} fists", count),
  },
  span: {
    one: t("span"),
    all: t("spans"),
    counted: (count) => tn("{count} span", "{count} spans", count),
  },
};

function spanWords({ house }) {
  return SPANS[house.unit] ?? SPANS.span;
}

/** What a span is called under these house rules. */
export function spanName(state) {
  return spanWords(state).one;
}

/** The plural of `spanName`. */
export function spansName(state) {
  return spanWords(state).all;
}

/** A number of spans: "3 spans". */
export function spansOf(state, count) {
  return spanWords(state).counted(count);
}

/** How far a creature may walk in a round; null if its span is unknown. */
export function allowanceOf(state, creature) {
  const span = spanOf(state, creature.player);
  return span === null ? null : creature.movement_spans * span;
}

/** Hit points at which the bar is full: those of the weigh-in, or the present ones if more. */
export function fullHitPoints(state, creature, entries) {
  const given = entries.findLast(
    ({ event }) =>
      /^(CreatureWeighedIn|HitPointsRolled)$/.test(event.type) &&
      event.creature === creature.id &&
      event.hit_points, // 0 where they are rolled later
  );
  return Math.max(1, given?.event.hit_points ?? state.house.full_hit_points, creature.hit_points);
}

/** A limb's name ("horns"), or its number if it has none ("limb 2"). */
export function limbName(creature, place) {
  return creature?.limbs[place]?.name || t("limb {place}", { place: place + 1 });
}

/** A limb's name, roll to hit and dice: "Horns · 8+ · 2d". */
export function limbText(limb, place) {
  const name = limb.name ? spelled(limb.name) : t("Limb {place}", { place: place + 1 });
  return `${name} · ${limb.to_hit}+ · ${limb.damage_dice}d`;
}

export function initiativeText(player) {
  return player.initiative.length > 0 ? player.initiative.join(", ") : null;
}
