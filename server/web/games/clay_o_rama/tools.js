// What a creature may throw or strike with, each with the commands that use it. Pure.
import { spelled } from "../../words.js";
import { creatureOf, limbText } from "./questions.js";
import { t, tn } from "../../language.js";

/** The missiles to choose from; equal ones are one tool, as it does not matter which is thrown. */
export function missileTools(session, commands) {
  const tools = toolsBy(commands, (command) => missileText(session, command));
  return tools.map(({ label, commands: uses }) => {
    const lumps = new Set(uses.map((command) => command.missile));
    return {
      label: lumps.size > 1 ? `${label} ×${lumps.size}` : label,
      commands: uses.filter((command) => command.missile === uses[0].missile),
    };
  });
}

/**
 * The limbs for attacks and counterattacks, each alone and with the power that may be announced.
 */
export function attackTools(session, commands) {
  return toolsBy(commands, (command) => {
    const limb = creatureOf(session.state, command.creature)?.limbs[command.limb];
    const label = limb
      ? limbText(limb, command.limb)
      : t("Limb {place}", { place: command.limb + 1 });
    return command.power ? `${label.split(" · ")[0]} · ${spelled(command.power)}` : label;
  });
}

function missileText(session, command) {
  if (command.blob) return t("Blob of death");
  const missile = creatureOf(session.state, command.creature)?.missiles[command.missile];
  return missile?.halved ? t("½ die") : tn("{count} die", "{count} dice", missile?.dice ?? 1);
}

function toolsBy(commands, labelOf) {
  const tools = new Map();
  for (const command of commands) {
    const label = labelOf(command);
    tools.set(label, [...(tools.get(label) ?? []), command]);
  }
  return [...tools].map(([label, uses]) => ({ label, commands: uses }));
}
