// The kinds of corrections, and what they would change, in words. Pure.
import { creatureOf, named, sentence } from "../words.js";
import { t, tn } from "../language.js";

/**
 * The kinds of command that may replace an entry's command, its own kind first.
 *
 * @param {SaidAtEntry} spoken
 */
export function kindsAt({ said, legal, overrides }) {
  const all = [...(said ? [said] : []), ...legal, ...overrides];
  return [...new Set(all.map((command) => command.type))];
}

/**
 * Commands of a kind as examples for the form; the entry's own command comes first.
 *
 * @param {SaidAtEntry} spoken
 * @param {string} kind
 */
export function examplesAt({ said, legal, overrides }, kind) {
  const all = [...(said ? [said] : []), ...legal, ...overrides];
  return all.filter((command) => command.type === kind);
}

/**
 * The sentence above a plan.
 *
 * @param {Plan} plan
 */
export function summary({ kept, changed, conflicts }) {
  const otherwise = changed.filter(({ how }) => how === "kept").length;
  const told = [
    kept > otherwise &&
      tn("{count} step stays as it was", "{count} steps stay as they were", kept - otherwise),
    otherwise && tn("{count} step goes differently", "{count} steps go differently", otherwise),
    conflicts.length &&
      tn(
        "{count} step no longer fits and is left out",
        "{count} steps no longer fit and are left out",
        conflicts.length,
      ),
  ];
  return told.some(Boolean) ? `${told.filter(Boolean).join(", ")}.` : t("No later step changes.");
}

/** The heading of a step that changes: what becomes of it. */
export function headingOf({ how, seq }) {
  const names = {
    kept: t("Goes differently"),
    replaced: t("Changed to"),
    inserted: t("Inserted"),
  };
  return seq === null ? names[how] : t("{what} (entry {seq})", { what: names[how], seq });
}

/**
 * "creatures[1].hit_points" -> "Cleo’s creature, hit points"; where nobody has a name, "Creatures 2, hit
 * points": people count from one.
 *
 * @param {string} what
 * @param {Record<string, string>} fields - their names in words
 * @param {GameJson} [state] - that knows who is who
 */
export function placeOf(what, fields, state) {
  /** A part of a path in words: "limbs[0]" -> "limbs 1". */
  const partWords = (part) =>
    part
      .replace(/^\w+/, (name) => fields[name])
      .replace(/\[(\d+)\]/g, (_, at) => ` ${Number(at) + 1}`);
  const [first, ...rest] = what.split(".");
  const whose = ownerOf(first, state) ?? sentence(partWords(first));
  return [whose, ...rest.map(partWords)].join(", ");
}

function ownerOf(first, state) {
  const [, list, place] = /^(players|creatures)\[(\d+)\]$/.exec(first) ?? [];
  const found = list && state?.[list]?.[Number(place)];
  if (!found) return null;
  return list === "players" ? found.name : creatureOf(found, state.players);
}

/** A value on one line; for lists and records only the number of parts. */
export function shortly(value) {
  if (value === null || value === undefined) return t("nothing");
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (Array.isArray(value)) {
    const plain = value.every((one) => typeof one !== "object" || one === null);
    return plain && value.length < 9
      ? value.join(", ") || t("none")
      : t("{count} of them", { count: value.length });
  }
  return typeof value === "object" ? recordWords(value) : String(named(String(value)));
}

/** A record by its values; by its kind only if it holds nothing else. */
function recordWords({ type = "", ...values }) {
  const told = Object.values(values).map(shortly);
  return told.length ? told.join(", ") : sentence(named(type.toLowerCase()));
}
