// Commands without anything to fill in, with the texts of their buttons. Pure.
import { creatureOf, limbName, nameOf, playerOf } from "./questions.js";
import { named, spelled } from "../../words.js";
import { t } from "../../language.js";

const WORDS = {
  EndAttacks: () => t("No more attacks: roll the damage"),
  DeclineCounterattack: () => t("No counterattack"),
  EndMove: (state, { creature }) =>
    t("End {creature}’s move", { creature: nameOf(state, creature) }),
  HoldMove: () => t("Wait with this move"),
  MoveOutOfTurn: (state, { creature }) =>
    t("{creature} moves now", { creature: nameOf(state, creature) }),
  Divide: () => t("Divide"),
  BorrowPower: () => t("Borrow the power"),
  DeclinePower: () => t("Do not use the power"),
  UsePower: (state, { creature, target }) =>
    t("{power} on {target}", {
      power: powerOf(state, creature),
      target: nameOf(state, target),
    }),
  ThrowCreature: (state, { target }) =>
    t("Throw it at {target}", { target: nameOf(state, target) }),
  ChangePlaces: (state, { first, second }) =>
    t("{first} and {second} change places", {
      first: nameOf(state, first),
      second: nameOf(state, second),
    }),
  ReshapeLimb: (state, { limb }) => t("Reshape {limb}", { limb: limbName(victim(state), limb) }),
  RipLimb: (state, { limb, leg }) =>
    leg ? t("Tear off a leg") : t("Tear off {limb}", { limb: limbName(victim(state), limb) }),
  PutPartBack: (state, { creature, part }) =>
    t("Put back {part} of {creature}", { part: named(part), creature: nameOf(state, creature) }),
  JudgeByDice: (state) => t("Let {count} dice decide", { count: state.judgements[0]?.dice ?? "" }),
  ChooseTrait: (state, { player, trait }) =>
    t("{name} is {trait}", { name: playerOf(state, player)?.name, trait: named(trait) }),
};

// Declining comes last and is less prominent, so that nobody clicks it in a hurry.
const WAYS_OUT = new Set(["EndAttacks", "DeclineCounterattack", "DeclinePower", "EndMove"]);

export const DECISIONS = new Set(Object.keys(WORDS));

export function decisionText(state, command) {
  return WORDS[command.type](state, command);
}

/** The legal decisions, in the order in which they are shown. */
export function decisionsOf(legal) {
  const found = legal.filter((command) => DECISIONS.has(command.type));
  return [
    ...found.filter((command) => !WAYS_OUT.has(command.type)),
    ...found.filter((command) => WAYS_OUT.has(command.type)),
  ];
}

function victim(state) {
  return state.chance ? creatureOf(state, state.chance.target) : null;
}

function powerOf(state, id) {
  return spelled(creatureOf(state, id)?.power || t("The power"));
}
