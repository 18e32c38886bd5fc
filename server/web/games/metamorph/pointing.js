// Possible commands of a wizard, and what to click for them. Pure.
import { called } from "./names.js";
import { facingAfter, nameOf, playerOf, shapeOf } from "./questions.js";
import { t } from "../../language.js";

export const AT_ONCE = {
  CastHeal: t("Heal, 2 mana"),
  Land: t("Land"),
  TakeOff: t("Take off"),
  FlyHigh: t("Fly high"),
  FlyLow: t("Come down"),
  MapDone: t("The map lies as it is to be played on"),
  EndTurn: t("End the turn"),
};

export const TOOLS = {
  PlaceWizard: t("Place your wizard"),
  Move: t("Move"),
  CastMorph: t("Morph"),
  CastSlow: t("Slow"),
  CastRestrict: t("Restrict"),
  CastTeleport: t("Teleport"),
  Attack: t("Attack"),
  AttackArtifact: t("Strike an artifact"),
  UseSpecial: t("Special"),
  PickUp: t("Pick up"),
  Drop: t("Put down"),
  HandOver: t("Hand over"),
  LayPart: t("Lay a part"),
};

const OFF = t("off the map");

/**
 * Returns a function from a command to what is clicked for it, in order: hexes by name, other
 * choices by their text.
 */
export function pathOf(state) {
  const paths = {
    PlaceWizard: (one) => [one.at, facing(one.facing)],
    Move: (one) => [one.to === "off" ? OFF : one.to, ...way(state, one)],
    CastMorph: (one) => [shapeWords(state, one.shape)],
    CastSlow: (one) => [nameOf(state, one.target)],
    CastRestrict: (one) => [nameOf(state, one.target)],
    CastTeleport: (one) => [one.to, facing(one.facing)],
    Attack: (one) => [nameOf(state, one.target), blow(one)],
    AttackArtifact: (one) => [one.artifact],
    UseSpecial: (one) => [
      called(one.special),
      ...(one.target === null ? [] : [nameOf(state, one.target)]),
    ],
    PickUp: (one) => [one.artifact],
    Drop: (one) => [one.artifact],
    HandOver: (one) => [one.artifact, nameOf(state, one.target)],
    LayPart: (one) => [
      t("Part {part}", { part: one.part }),
      t("column {column}, {half} half hexes nearer", { column: one.column, half: one.half }),
    ],
  };
  return (command) => paths[command.type](command);
}

const SIDES = [
  t("away"),
  t("away and right"),
  t("near and right"),
  t("near"),
  t("near and left"),
  t("away and left"),
];

/** A facing in words, as in the log. */
function facing(side) {
  return t("facing {side}", { side: SIDES[side] });
}

function way(state, { seat, steps, mode, sprint }) {
  const from = playerOf(state, seat ?? state.turn?.player);
  const how = [
    mode !== "land" && (mode === "air" ? t("by air") : t("swimming")),
    sprint && t("at a sprint"),
  ];
  return [facing(facingAfter(from?.facing ?? 0, steps)), how.filter(Boolean).join(", ")].filter(
    Boolean,
  );
}

function blow({ special, artifact }) {
  const how = [
    special && t("with {special}", { special: called(special) }),
    artifact && t("at the {artifact}", { artifact }),
  ].filter(Boolean);
  return how.join(", ") || t("by hand");
}

function shapeWords(state, name) {
  const shape = shapeOf(state, name);
  if (!shape) return called(name);
  const speeds = [
    shape.land && t("{land} on land", { land: shape.land }),
    shape.water && t("{water} in water", { water: shape.water }),
    shape.air && t("{air} in air", { air: shape.air }),
  ];
  return t(
    "{name}: {speeds}; attack {attack}, agility {agility}, health {health}, upkeep {upkeep}",
    {
      name: called(name),
      speeds: speeds.filter(Boolean).join(", "),
      attack: shape.attack,
      agility: shape.agility,
      health: shape.health,
      upkeep: shape.upkeep,
    },
  );
}

/** The question to confirm before a wizard leaves the map (E27); null for other commands. */
export function askedBefore(state, command) {
  if (command?.type !== "Move" || command.to !== "off") return null;
  const seat = command.seat ?? state.turn?.player;
  const name = nameOf(state, seat);
  const wins = state.house.scenario === "key" && holdsKey(state, seat);
  return {
    question: wins
      ? t("{name} leaves the map with the Key, and wins.", { name })
      : t("{name} leaves the map and is out of the game: a defeat.", { name }),
    yes: t("Step off the map"),
    no: t("Stay on the map"),
  };
}

function holdsKey(state, seat) {
  return state.artifacts.some(({ kind, holder }) => kind === "key" && holder === seat);
}

export function isHex(state, key) {
  return state.board.hexes.some(({ name }) => name === key);
}
