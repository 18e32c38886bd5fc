// A command as fields of a form: from a command to inputs, and back. Pure.
import { spelled } from "../words.js";
import { t } from "../language.js";

/** Lengths are whole tenths of a millimetre in the rules, and millimetres for people: by the name of a field. */
const LENGTHS = new Set(["length", "span", "gap"]);
const PER_MM = 10;

/**
 * What stands in each box, by its path: `{landing: {struck: 3}}` has one under "landing.struck". What is no
 * number, text or switch is typed as JSON; an empty box is `null`. Of a list of records, as limbs are, each has
 * its own boxes: "limbs.0.dice". Numbers in a row are typed with commas.
 *
 * @param {object} example
 * @returns {Record<string, string | boolean>}
 */
export function typedFrom(example, under = "") {
  const boxes = Object.entries(example).map(([name, value]) => {
    if (isPart(value)) return typedFrom(value, `${under}${name}.`);
    return { [under + name]: typed(value, name) };
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
      isPart(before)
        ? commandFrom(draft, before, `${path}.`)
        : valueFrom(draft[path], before, name),
    ];
  });
  return Array.isArray(example) ? made.map(([, value]) => value) : Object.fromEntries(made);
}

/** The lists of records in an example, by their paths: how many there are may be changed. */
export function listsOf(example, under = "") {
  return Object.entries(example).flatMap(([name, value]) => {
    if (!isPart(value)) return [];
    return [...(Array.isArray(value) ? [under + name] : []), ...listsOf(value, `${under}${name}.`)];
  });
}

/** An example with one record more in a list, like its last, or one fewer; one at least is left. */
export function lengthened(example, path, by) {
  const [name, ...rest] = path.split(".");
  const inside = example[name];
  if (rest.length) return replaced(example, name, lengthened(inside, rest.join("."), by));
  const longer =
    by > 0 ? [...inside, inside.at(-1)] : inside.slice(0, Math.max(1, inside.length - 1));
  return replaced(example, name, longer);
}

function replaced(whole, name, part) {
  return Array.isArray(whole) ? whole.with(Number(name), part) : { ...whole, [name]: part };
}

/** The paths of the boxes that are shown. */
export function pathsOf(example) {
  return Object.keys(typedFrom(example)).filter((path) => path !== "type" && path !== "seat");
}

/** "landing.struck" -> "struck": what a box is called by. */
export function lastOf(path) {
  return path.split(".").at(-1) ?? path;
}

/** What stands over a box: "Length (mm)", "Limbs 2, dice". */
export function labelOf(path) {
  const [list, place, ...rest] = path.split(".").slice(-3);
  const counted = rest.length === 1 && /^\d+$/.test(place);
  const own = spelled(lastOf(path));
  const name = counted ? `${spelled(list)} ${Number(place) + 1}, ${own.toLowerCase()}` : own;
  return LENGTHS.has(lastOf(path)) ? t("{name} (mm)", { name }) : name;
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
    .filter((path) => draft[path] !== "" && draft[path] !== false)
    .map((path) => {
      const name = lastOf(path);
      const known = names[name]?.find(({ value }) => String(value) === draft[path]);
      return `${labelOf(path)}: ${known?.label ?? draft[path]}`;
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

/** A record, or a list of records: its values have boxes of their own. */
function isPart(value) {
  if (value === null || typeof value !== "object") return false;
  return !Array.isArray(value) || (value.length > 0 && value.every((one) => isPart(one)));
}

function typed(value, name) {
  if (value === null) return "";
  if (isRow(value)) return value.join(", ");
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value !== "number") return value;
  return String(LENGTHS.has(name) ? value / PER_MM : value);
}

/** Numbers or words in a row. */
function isRow(value) {
  return Array.isArray(value) && value.every((one) => one === null || typeof one !== "object");
}

function valueFrom(text, before, name) {
  if (typeof before === "boolean") return Boolean(text);
  if (typeof before === "string") return String(text);
  const trimmed = String(text).trim();
  if (isRow(before) && !trimmed.startsWith("[")) return rowFrom(trimmed);
  if (trimmed === "") return null;
  if (LENGTHS.has(name) && !Number.isNaN(Number(trimmed)))
    return Math.round(Number(trimmed) * PER_MM);
  return parsed(trimmed);
}

function rowFrom(text) {
  return text ? text.split(",").map((one) => parsed(one.trim())) : [];
}

function parsed(trimmed) {
  try {
    return JSON.parse(trimmed);
  } catch {
    return trimmed; // the server's refusal says what it expected
  }
}
