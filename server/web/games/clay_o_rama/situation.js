// What is open at this moment, in one sentence: the first that applies must be settled first. Pure.
import { spelled } from "../../words.js";
import { nameOf } from "./questions.js";
import { t } from "../../language.js";

export function situation(state) {
  const name = (id) => nameOf(state, id);
  if (state.judgements?.length) {
    const [{ power, target }] = state.judgements;
    return t("{power} on {target}: do it, look, and say what it cost.", {
      power: spelled(power),
      target: name(target),
    });
  }
  if (state.shot) {
    const { creature, target } = state.shot;
    return t("{creature} throws at {target}. What did it touch first?", {
      creature: name(creature),
      target: name(target),
    });
  }
  if (state.chance) {
    const { power, creature, target } = state.chance;
    return t("{creature} may use {power} now, having hit {target}.", {
      creature: name(creature),
      power: spelled(power),
      target: name(target),
    });
  }
  if (state.riposte) {
    return t("{defender} may hit back at {attacker}.", {
      defender: name(state.riposte.defender),
      attacker: name(state.riposte.attacker),
    });
  }
  if (state.assault) return assaultText(state.assault, name);
  return null;
}

function assaultText({ attacker, target, hits, counter }, name) {
  const who = { attacker: name(attacker), target: name(target), hits: hits.length };
  if (!hits.length)
    return counter
      ? t("{attacker} hits back at {target}.", who)
      : t("{attacker} attacks {target}.", who);
  return counter
    ? t("{attacker} hits back at {target}; {hits} hit so far.", who)
    : t("{attacker} attacks {target}; {hits} hit so far.", who);
}
