// A command as fields of a form: from a command to inputs, and back. Pure.
import { called, titled } from "./command_names.js";
import { sentence } from "../words.js";
import { t } from "../language.js";

/** Names of fields that are lengths: tenths of a millimetre in the rules, shown in millimetres. */
const LENGTHS = new Set(["length", "span", "gap"]);
const PER_MM = 10;

/**
 * The content of each box, by its path: `{landing: {struck: 3}}` has a box "landing.struck". A value
 * that is no number, text or switch is typed as JSON; an empty box is `null`. In a list of records,
 * such as limbs, each record has its own boxes: "limbs.0.dice". Lists of numbers are typed with commas.
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

/** Makes a command from what was typed; the values of `example` give the types. */
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

/** The paths of the lists of records in an example, whose lengths may be changed. */
export function listsOf(example, under = "") {
  return Object.entries(example).flatMap(([name, value]) => {
    if (!isPart(value)) return [];
    return [...(Array.isArray(value) ? [under + name] : []), ...listsOf(value, `${under}${name}.`)];
  });
}

/** An example with a record added to a list, like its last one, or removed; at least one stays. */
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

/** The last part of a path, by which a box is named: "landing.struck" -> "struck". */
export function lastOf(path) {
  return path.split(".").at(-1) ?? path;
}

/** The label of a box: "Length (mm)", "Limbs 2, dice". */
export function labelOf(path) {
  const [list, place, ...rest] = path.split(".").slice(-3);
  const counted = rest.length === 1 && /^\d+$/.test(place);
  const own = called(lastOf(path));
  const name = counted ? `${titled(list)} ${Number(place) + 1}, ${own}` : sentence(own);
  return LENGTHS.has(lastOf(path)) ? t("{name} (mm)", { name }) : name;
}

/** The example's value at a path. */
export function valueAt(example, path) {
  return path.split(".").reduce((value, name) => value[name], example);
}

/**
 * The options for a field; its present value is always among them, so that it is visible.
 *
 * @param {import("./command_form.js").Names[string] | undefined} options
 * @returns {import("./command_form.js").Names[string] | undefined} undefined if the value is typed
 */
export function optionsFor(options, value) {
  const now = value ?? "";
  if (!options || options.some((option) => option.value === now)) return options;
  return now === "" ? [{ value: "", label: "–" }, ...options] : undefined;
}

/**
 * A command's fields on one line, without those that are empty.
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
 * The names of players, creatures, missiles and limbs by number, for each field's name; for the
 * forms of any game.
 *
 * @param {GameJson} state
 * @param {string} nobody - the text for an empty box in fields such as "struck"
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

/** Whether a value is a record or a list of records, whose values have boxes of their own. */
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

/** Whether a value is a list of numbers or words, which are typed in one box. */
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
