// A form made of a command's JSON alone. Examples that the server gives are offered as a start.
import { html, useState } from "../view.js";
import { useTable } from "../page/table.js";
import { intoView } from "../page/into_view.js";
import { Refusal } from "../page/refusal.js";
import { spelled } from "../words.js";
import { t } from "../language.js";

/**
 * @typedef {Record<string, {value: unknown, label: string}[]>} Names - for a field's name, the values
 *   it may have with their labels: `{creature: [{value: 1, label: "Ada"}]}`
 *
 * @param {{examples: Command[], names?: Names, label?: string, spot?: string,
 *   send?: (command: Command) => unknown}} props - `send` takes what was filled in; else it is said
 */
export function CommandForm({ examples, names = {}, label, spot: shownAt, send }) {
  const { state, deeds } = useTable();
  const [draft, setDraft] = useState(() => typedFrom(examples[0]));
  const { type } = examples[0];
  const spot = shownAt ?? `say/${type}`;
  const fields = Object.keys(examples[0]).filter((name) => name !== "type" && name !== "seat");

  const submit = (event) => {
    event.preventDefault();
    const command = commandFrom(draft, examples[0]);
    send ? send(command) : deeds.say(spot, command);
  };

  return html`
    <form
      class="command-form"
      data-testid="command-form"
      data-type=${type}
      ref=${intoView}
      onSubmit=${submit}
    >
      <p class="hint">${helpOf(state, type)}</p>
      ${examples.length > 1 && html`<${Examples} examples=${examples} take=${setDraft} />`}
      <div class="fields">
        ${fields.map(
          (name) => html`
            <${Field}
              name=${name}
              kind=${typeof examples[0][name]}
              options=${names[name]}
              value=${draft[name]}
              set=${(value) => setDraft((before) => ({ ...before, [name]: value }))}
            />
          `,
        )}
      </div>
      <div class="answers">
        <button class="primary" disabled=${state.busy[spot]}>${label ?? spelled(type)}</button>
      </div>
      ${!shownAt && html`<${Refusal} spot=${spot} />`}
    </form>
  `;
}

function helpOf({ games, session }, type) {
  return games.find((game) => game.name === session.game)?.commands[type] ?? "";
}

function Examples({ examples, take }) {
  return html`
    <label class="field">
      <span>${t("Start from")}</span>
      <select onChange=${(event) => take(typedFrom(examples[event.target.value]))}>
        ${examples.map((example, place) => html`<option value=${place}>${inShort(example)}</option>`)}
      </select>
    </label>
  `;
}

function Field({ name, kind, options, value, set }) {
  const input = (event) => set(kind === "boolean" ? event.target.checked : event.target.value);
  return html`
    <label class="field">
      <span>${spelled(name)}</span>
      ${
        options
          ? html`<select onChange=${(event) => set(event.target.value)}>
              ${options.map(
                (option) => html`
                  <option value=${option.value} selected=${String(option.value) === value}>
                    ${option.label}
                  </option>
                `,
              )}
            </select>`
          : html`<input
              name=${name}
              type=${{ number: "number", boolean: "checkbox" }[kind] ?? "text"}
              value=${value}
              checked=${value === true}
              onInput=${input}
            />`
      }
    </label>
  `;
}

/** What is no number, text or switch is typed as JSON; an empty box is `null`. */
function typedFrom(example) {
  const typed = (value) => {
    if (value === null) return "";
    return typeof value === "object" ? JSON.stringify(value) : value;
  };
  const entries = Object.entries(example).map(([name, value]) => [name, typed(value)]);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "number" ? String(value) : value]),
  );
}

function commandFrom(draft, example) {
  const entries = Object.entries(example).map(([name, before]) => [
    name,
    name === "type" || name === "seat" ? before : valueFrom(draft[name], before),
  ]);
  return Object.fromEntries(entries);
}

function valueFrom(typed, before) {
  if (typeof before === "boolean") return Boolean(typed);
  if (typeof before === "string") return String(typed);
  const text = String(typed).trim();
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text; // the server says in a sentence what it expected
  }
}

/** A command's fields on one line. */
export function inShort(command) {
  const parts = Object.entries(command).filter(([name]) => name !== "type" && name !== "seat");
  return parts.map(([name, value]) => `${spelled(name)}: ${JSON.stringify(value)}`).join(", ");
}
