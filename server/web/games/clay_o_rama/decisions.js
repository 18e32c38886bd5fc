// Commands that leave nothing to fill in, each as the words on its button. Pure.
import { creatureOf, limbName, nameOf, playerOf } from "./questions.js";
import { spelled } from "../../words.js";

const WORDS = {
  EndAttacks: () => "No more attacks: roll the damage",
  DeclineCounterattack: () => "No counterattack",
  EndMove: (state, { creature }) => `End ${nameOf(state, creature)}’s move`,
  HoldMove: () => "Wait with this move",
  MoveOutOfTurn: (state, { creature }) => `${nameOf(state, creature)} moves now`,
  Divide: () => "Divide",
  BorrowPower: () => "Borrow the power",
  DeclinePower: () => "Let the power pass",
  UsePower: (state, { creature, target }) =>
    `${powerOf(state, creature)} on ${nameOf(state, target)}`,
  ThrowCreature: (state, { target }) => `Throw it at ${nameOf(state, target)}`,
  ChangePlaces: (state, { first, second }) =>
    `${nameOf(state, first)} and ${nameOf(state, second)} change places`,
  ReshapeLimb: (state, { limb }) => `Reshape ${limbName(victim(state), limb)}`,
  RipLimb: (state, { limb, leg }) =>
    leg ? "Tear off a leg" : `Tear off ${limbName(victim(state), limb)}`,
  PutPartBack: (state, { creature, part }) => `Put back ${part} of ${nameOf(state, creature)}`,
  JudgeByDice: (state) => `Let ${state.judgements[0]?.dice ?? ""} dice say it`,
  ChooseTrait: (state, { player, trait }) => `${playerOf(state, player)?.name} is ${trait}`,
};

// The way out of a matter stands last and quietly; it is never what one clicks in a hurry.
const WAYS_OUT = new Set(["EndAttacks", "DeclineCounterattack", "DeclinePower", "EndMove"]);

export const DECISIONS = new Set(Object.keys(WORDS));

export function decisionText(state, command) {
  return WORDS[command.type](state, command);
}

/** Decisions in the order they are shown in. */
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
  return spelled(creatureOf(state, id)?.power || "The power");
}
