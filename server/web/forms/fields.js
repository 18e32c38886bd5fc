// A command as the boxes of a form: what is typed, and the command that it makes. Pure.
import { spelled } from "../words.js";

/**
 * What stands in each box, by its path: `{landing: {struck: 3}}` has one under "landing.struck". What is no
 * number, text or switch is typed as JSON; an empty box is `null`.
 *
 * @param {object} example
 * @returns {Record<string, string | boolean>}
 */
export function typedFrom(example, under = "") {
  const boxes = Object.entries(example).map(([name, value]) => {
    if (isPart(value)) return typedFrom(value, `${under}${name}.`);
    return { [under + name]: typed(value) };
  });
  return Object.assign({}, ...boxes);
}

/** The command of what is typed; `example` tells of which kind each value is. */
export function commandFrom(draft, example, under = "") {
  const made = Object.entries(example).map(([name, before]) => {
    const path = under + name;
    if (path === "type" || path === "seat") return [name, before];
    return [
      name,
      isPart(before) ? commandFrom(draft, before, `${path}.`) : valueFrom(draft[path], before),
    ];
  });
  return Object.fromEntries(made);
}

/** The paths of the boxes that are shown. */
export function pathsOf(example) {
  return Object.keys(typedFrom(example)).filter((path) => path !== "type" && path !== "seat");
}

/** "landing.struck" -> "struck": what a box is called by. */
export function lastOf(path) {
  return path.split(".").at(-1);
}

/** What the example has under a path. */
export function valueAt(example, path) {
  return path.split(".").reduce((value, name) => value[name], example);
}

/**
 * What may be chosen for a field that is `value` so far: it is among it, so that nothing is said unseen.
 *
 * @param {import("./command_form.js").Names[string] | undefined} options
 * @returns {import("./command_form.js").Names[string] | undefined} undefined: it is typed
 */
export function optionsFor(options, value) {
  const now = value ?? "";
  if (!options || options.some((option) => option.value === now)) return options;
  return now === "" ? [{ value: "", label: "–" }, ...options] : undefined;
}

/**
 * A command's fields on one line, but for those that say nothing.
 *
 * @param {Command} command
 * @param {import("./command_form.js").Names} [names]
 */
export function inShort(command, names = {}) {
  const draft = typedFrom(command);
  const parts = pathsOf(command)
    .filter((path) => draft[path] !== "" && draft[path] !== false && draft[path] !== "[]")
    .map((path) => {
      const name = lastOf(path);
      const known = names[name]?.find(({ value }) => String(value) === draft[path]);
      return `${spelled(name)}: ${known?.label ?? draft[path]}`;
    });
  return parts.join(", ") || "–";
}

/**
 * For the forms of any game: which number is which player, creature, missile or limb, by the name of a field.
 *
 * @param {GameJson} state
 * @param {string} nobody - what an empty box means where somebody may be struck
 * @returns {import("./command_form.js").Names}
 */
export function namesIn({ players = [], creatures }, nobody) {
  const seats = players.map(({ seat, name }) => ({ value: seat, label: name }));
  if (!creatures) return { player: seats };
  const bodies = creatures.map(({ id, player }) => ({
    value: id,
    label: players.find(({ seat }) => seat === player)?.name ?? id,
  }));
  const counted = (of) => {
    const most = Math.max(0, ...creatures.map((creature) => creature[of]?.length ?? 0));
    return Array.from({ length: most }, (_, place) => ({ value: place, label: `${place + 1}` }));
  };
  return {
    player: seats,
    creature: bodies,
    target: bodies,
    struck: [{ value: "", label: nobody }, ...bodies],
    missile: counted("missiles"),
    limb: counted("limbs"),
  };
}

function isPart(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function typed(value) {
  if (value === null) return "";
  if (typeof value === "object") return JSON.stringify(value);
  return typeof value === "number" ? String(value) : value;
}

function valueFrom(text, before) {
  if (typeof before === "boolean") return Boolean(text);
  if (typeof before === "string") return String(text);
  const trimmed = String(text).trim();
  if (trimmed === "") return null;
  try {
    return JSON.parse(trimmed);
  } catch {
    return trimmed; // the server says in a sentence what it expected
  }
}
