// What a wizard may do, and what is clicked for it. Pure.
import { facingAfter, nameOf, playerOf, shapeOf } from "./questions.js";

export const AT_ONCE = {
  CastHeal: "Heal, 2 mana",
  Land: "Land",
  TakeOff: "Take off",
  FlyHigh: "Fly high",
  FlyLow: "Come down",
  MapDone: "The map lies as it is to be played on",
  EndTurn: "End the turn",
};

export const TOOLS = {
  PlaceWizard: "Place your wizard",
  Move: "Move",
  CastMorph: "Morph",
  CastSlow: "Slow",
  CastRestrict: "Restrict",
  CastTeleport: "Teleport",
  Attack: "Attack",
  AttackArtifact: "Strike an artifact",
  UseSpecial: "Special",
  PickUp: "Pick up",
  Drop: "Lay down",
  HandOver: "Hand over",
  LayPart: "Lay a part",
};

const OFF = "off the map";

/** What is clicked for a command, in order: hexes by name, everything else as words. */
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
    UseSpecial: (one) => [one.special, ...(one.target === null ? [] : [nameOf(state, one.target)])],
    PickUp: (one) => [one.artifact],
    Drop: (one) => [one.artifact],
    HandOver: (one) => [one.artifact, nameOf(state, one.target)],
    LayPart: (one) => [`Part ${one.part}`, `column ${one.column}, ${one.half} half hexes nearer`],
  };
  return (command) => paths[command.type](command);
}

const SIDES = [
  "away",
  "away and right",
  "near and right",
  "near",
  "near and left",
  "away and left",
];

/** As the log tells it. */
function facing(side) {
  return `facing ${SIDES[side]}`;
}

function way(state, { seat, steps, mode, sprint }) {
  const from = playerOf(state, seat ?? state.turn?.player);
  const how = [
    mode !== "land" && (mode === "air" ? "by air" : "swimming"),
    sprint && "at a sprint",
  ];
  return [facing(facingAfter(from?.facing ?? 0, steps)), how.filter(Boolean).join(", ")].filter(
    Boolean,
  );
}

function blow({ special, artifact }) {
  const how = [special && `with ${special}`, artifact && `at the ${artifact}`].filter(Boolean);
  return how.join(", ") || "by hand";
}

function shapeWords(state, name) {
  const shape = shapeOf(state, name);
  if (!shape) return name;
  const speeds = [
    shape.land && `${shape.land} on land`,
    shape.water && `${shape.water} in water`,
    shape.air && `${shape.air} in air`,
  ];
  return `${name}: ${speeds.filter(Boolean).join(", ")}; attack ${shape.attack}, agility ${shape.agility}, health ${shape.health}, upkeep ${shape.upkeep}`;
}

/** What is asked before a command is said that cannot be meant lightly; null where none is (E27). */
export function askedBefore(state, command) {
  if (command?.type !== "Move" || command.to !== "off") return null;
  const seat = command.seat ?? state.turn?.player;
  const name = nameOf(state, seat);
  const wins = state.house.scenario === "key" && holdsKey(state, seat);
  return {
    question: wins
      ? `${name} leaves the map with the Key, and wins.`
      : `${name} leaves the map and is out of the game: a defeat.`,
    yes: "Step off the map",
    no: "Stay on the map",
  };
}

function holdsKey(state, seat) {
  return state.artifacts.some(({ kind, holder }) => kind === "key" && holder === seat);
}

export function isHex(state, key) {
  return state.board.hexes.some(({ name }) => name === key);
}
