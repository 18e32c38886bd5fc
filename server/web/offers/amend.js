// Converting inputs to a corrected command, and back. Pure.
import { t, tn } from "../language.js";

/** The kind of input of a field: "choice", "checkbox", "text" or "number" (also for null). */
export function kindOf(command, field) {
  if (field.options.length > 0) return "choice";
  const kinds = { boolean: "checkbox", string: "text" };
  return kinds[typeof valueAt(command, field)] ?? "number";
}

/** The value of a field as its input shows it: in the field's unit, "" if unknown. */
export function shownValue(command, field) {
  const value = valueAt(command, field);
  if (field.options.length > 0) return String(chosenOption(field, value));
  if (value === null || value === undefined) return "";
  return typeof value === "number" ? String(value / field.per_unit) : value;
}

/** The command with the typed values filled in, one for each field, in the same order. */
export function amended(command, fields, values) {
  const copy = structuredClone(command);
  fields.forEach((field, place) => {
    const holder = field.path.slice(0, -1).reduce((part, name) => part[name], copy);
    const name = field.path.at(-1);
    holder[name] = commandValue(field, values[place], holder[name]);
  });
  return copy;
}

/** Converts a command's value to the unit in which it is typed: 2040 tenths are 204 mm. */
export function fromSteps(field, steps) {
  return typeof steps === "number" ? steps / field.per_unit : steps;
}

/** The proposed value and the other likely ones, in rising order; empty if no other is likely. */
export function likelyValues(field, command) {
  if (!isDoubtful(field)) return [];
  const own = valueAt(command, field);
  const all = own === null || own === undefined ? field.near : [own, ...field.near];
  const wholeFirst = [...all].sort((one, other) => Number(one) - Number(other));
  return [...new Set(wholeFirst)];
}

/** A typed number changed by `by` units, to whole units within the field's limits. */
export function stepped(field, typed, by) {
  const before = Number(typed) || 0;
  const after = by > 0 ? Math.floor(before + by) : Math.ceil(before + by);
  const least = field.least === null ? -Infinity : Math.ceil(field.least / field.per_unit);
  const most = (field.most ?? Infinity) / field.per_unit;
  return String(Math.min(Math.max(least, after), most));
}

/** Whether other values than the proposed one are likely. */
export function isDoubtful(field) {
  return field.near.length > 0;
}

/** A likely value in the form of `shownValue`. */
export function optionOf(field, value) {
  return field.options.length > 0 ? String(chosenOption(field, value)) : String(value);
}

/** The corrections as text for the button that confirms them; "" if there are none. */
export function changedWords(command, fields, values) {
  const changed = fields.filter((field, place) => isChanged(command, field, values[place]));
  if (changed.length !== 1)
    return changed.length ? tn("{count} correction", "{count} corrections", changed.length) : "";
  const [field] = changed;
  return valueWords(field, values[fields.indexOf(field)]);
}

function isChanged(command, field, value) {
  return String(value) !== String(shownValue(command, field));
}

function valueWords(field, value) {
  if (field.options.length > 0) return field.options[Number(value)].label;
  if (typeof value === "boolean") return `${field.label}: ${value ? t("yes") : t("no")}`;
  if (String(value).trim() === "") return t("{label}: not known", { label: field.label });
  const words = `${value} ${field.unit}`.trim();
  return field.unit ? words : `${field.label}: ${words}`;
}

/** Converts what was typed to the command's value; an empty field means "unknown". */
function commandValue(field, typed, before) {
  if (field.options.length > 0) return field.options[Number(typed)].value;
  if (typeof before === "boolean") return Boolean(typed);
  if (typeof before === "string") return typed;
  if (String(typed).trim() === "") return null;
  return Math.round(Number(typed) * field.per_unit);
}

function valueAt(command, field) {
  return field.path.reduce((part, name) => part?.[name], command);
}

/** The index of a value among the options, which stands for it, as values may be lists or null. */
function chosenOption(field, value) {
  const wanted = JSON.stringify(value);
  const place = field.options.findIndex((option) => JSON.stringify(option.value) === wanted);
  return Math.max(0, place);
}
