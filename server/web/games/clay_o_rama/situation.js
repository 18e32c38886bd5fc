// What is open at this moment, in one sentence; the first that applies is what must be settled. Pure.
import { spelled } from "../../words.js";
import { nameOf } from "./questions.js";

export function situation(state) {
  const name = (id) => nameOf(state, id);
  if (state.judgements.length > 0) {
    const [{ power, target }] = state.judgements;
    return `${spelled(power)} on ${name(target)}: do it, look, and say what it cost.`;
  }
  if (state.shot) {
    const { creature, target } = state.shot;
    return `${name(creature)} throws at ${name(target)}. What did it touch first?`;
  }
  if (state.chance) {
    const { power, creature, target } = state.chance;
    return `${name(creature)} may use ${spelled(power)} now, having hit ${name(target)}.`;
  }
  if (state.riposte) {
    return `${name(state.riposte.defender)} may hit back at ${name(state.riposte.attacker)}.`;
  }
  if (state.assault) return assaultText(state.assault, name);
  return null;
}

function assaultText({ attacker, target, hits, counter }, name) {
  const soFar = hits.length > 0 ? `; ${hits.length} hit so far` : "";
  return `${name(attacker)} ${counter ? "hits back at" : "attacks"} ${name(target)}${soFar}.`;
}
