// Events that are worth a signal: hits, misses, and a new turn. Pure.

const STRUCK = new Set([
  "AttackHit",
  "ArtifactHit",
  "Bonked",
  "Damaged",
  "GoalScored",
  "HitDeclared",
  "Hurt",
  "ShotHit",
  "TrapSprung",
  "WhapHit",
]);
const MISSED = new Set([
  "AttackMissed",
  "CatchFailed",
  "FlightMissed",
  "NabFailed",
  "ShotMissed",
  "WhapMissed",
]);

/**
 * @typedef {{heard: "struck" | "missed" | null, turn: number | null, said: string[]}} Signal -
 *   `turn`: the seat whose turn it has become
 *
 * @param {{seq: number, seats: (number | null)[]}} before - the newest entry, and who was waited for
 * @param {{entries: Entry[], seats: (number | null)[]}} now
 * @returns {Signal}
 */
export function signalOf(before, now) {
  const fresh = now.entries.filter(({ seq }) => seq > before.seq);
  const newest = fresh.at(-1)?.command; // after a lost connection, many steps come at once
  const step = fresh.filter(({ command }) => command === newest);
  const [turn] = now.seats.filter((seat) => seat !== null && !before.seats.includes(seat));
  return {
    heard: heardIn(step),
    turn: turn ?? null,
    said: step.map(({ told }) => told),
  };
}

/** The signal for a step: "struck" if anything did damage, even if something else missed. */
function heardIn(step) {
  const kinds = step.map(({ event }) => kindOf(event));
  if (kinds.includes("struck")) return "struck";
  return kinds.includes("missed") ? "missed" : null;
}

function kindOf(event) {
  if (event.type === "MissileLanded") return event.hit ? "struck" : "missed";
  if (event.type === "Thrust") return event.attack > event.defence ? "struck" : "missed";
  if (STRUCK.has(event.type)) return "struck";
  return MISSED.has(event.type) ? "missed" : null;
}
