// From what was typed to the corrected command, and back. Pure.

/** How a field is filled in: "choice", "checkbox", "text" or "number"; what is not known is a number. */
export function kindOf(command, field) {
  if (field.options.length > 0) return "choice";
  const kinds = { boolean: "checkbox", string: "text" };
  return kinds[typeof valueAt(command, field)] ?? "number";
}

/** The value of a field as it is typed: in the field's unit, "" for what is not known. */
export function shownValue(command, field) {
  const value = valueAt(command, field);
  if (field.options.length > 0) return String(chosenOption(field, value));
  if (value === null || value === undefined) return "";
  return typeof value === "number" ? String(value / field.per_unit) : value;
}

/** The command with all typed values in it; `values` holds one for each field, by its place. */
export function amended(command, fields, values) {
  const copy = structuredClone(command);
  fields.forEach((field, place) => {
    const holder = field.path.slice(0, -1).reduce((part, name) => part[name], copy);
    const name = field.path.at(-1);
    holder[name] = commandValue(field, values[place], holder[name]);
  });
  return copy;
}

/** A number is typed in a unit and kept in whole steps of it; an empty field means "not known". */
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

/** Options are named by their place: their values may be lists or nothing at all. */
function chosenOption(field, value) {
  const wanted = JSON.stringify(value);
  const place = field.options.findIndex((option) => JSON.stringify(option.value) === wanted);
  return Math.max(0, place);
}
