// What a creature may throw or strike with, each with the commands that would use it. Pure.
import { counted } from "../../words.js";
import { creatureOf, limbText } from "./questions.js";

/** Missiles of one kind are one tool: nobody minds which of three equal lumps is thrown. */
export function missileTools(session, commands) {
  const tools = new Map();
  for (const command of commands) {
    const missile = creatureOf(session.state, command.creature)?.missiles[command.missile];
    const label = missile?.halved ? "½ die" : counted(missile?.dice ?? 1, "die", "dice");
    const known = tools.get(label) ?? { label, missiles: new Set(), commands: [] };
    known.missiles.add(command.missile);
    if (!known.commands.some((one) => one.target === command.target)) known.commands.push(command);
    tools.set(label, known);
  }
  return [...tools.values()].map(({ label, missiles, commands: aims }) => ({
    label: missiles.size > 1 ? `${label} ×${missiles.size}` : label,
    commands: aims,
  }));
}

/** Limbs for attacks and counterattacks. */
export function attackTools(session, commands) {
  const tools = new Map();
  for (const command of commands) {
    const limb = creatureOf(session.state, command.creature)?.limbs[command.limb];
    const label = limb ? limbText(limb, command.limb) : `Limb ${command.limb + 1}`;
    const known = tools.get(command.limb) ?? { label, commands: [] };
    known.commands.push(command);
    tools.set(command.limb, known);
  }
  return [...tools.values()];
}
