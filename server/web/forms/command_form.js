// A form generated from a command's JSON. The server's examples are offered as a start.
import { html, useState } from "../view.js";
import { useTable } from "../page/table.js";
import { intoView } from "../page/into_view.js";
import { Refusal } from "../page/refusal.js";
import { titled } from "./command_names.js";
import { inOwnWords } from "./example_words.js";
import {
  commandFrom,
  inShort,
  labelOf,
  lastOf,
  lengthened,
  listsOf,
  optionsFor,
  pathsOf,
  typedFrom,
  valueAt,
} from "./fields.js";
import { t } from "../language.js";

const IN_TENTHS = t(", in tenths of a millimetre");

/**
 * @typedef {Record<string, {value: unknown, label: string}[]>} Names - for a field's name, the values
 *   it may have with their labels: `{creature: [{value: 1, label: "Ada"}]}`
 *
 * @param {{examples: Command[], names?: Names, label?: string, spot?: string,
 *   send?: (command: Command) => unknown}} props - `send` takes what was filled in; else it is said
 */
export function CommandForm({ examples, names = {}, label, spot: shownAt, send }) {
  const { state, deeds } = useTable();
  const [example, setExample] = useState(examples[0]);
  // An entry that is corrected keeps its words.
  const typed = (one) => (send ? typedFrom(one) : inOwnWords(typedFrom(one)));
  const [draft, setDraft] = useState(() => typed(example));
  const { type } = example;
  const spot = shownAt ?? `say/${type}`;
  const take = (chosen) => {
    setExample(chosen);
    setDraft(typed(chosen));
  };

  const submit = (event) => {
    event.preventDefault();
    const command = commandFrom(draft, example);
    send ? send(command) : deeds.say(spot, command);
  };

  return html`
    <form
      class="command-form"
      data-testid="command-form"
      data-type=${type}
      ref=${send ? undefined : intoView}
      onSubmit=${submit}
    >
      <p class="hint">${helpOf(state, type)}</p>
      ${examples.length > 1 && html`<${Examples} examples=${examples} names=${names} take=${take} />`}
      <div class="fields">
        ${pathsOf(example).map(
          (path) => html`
            <${Field}
              key=${path}
              name=${lastOf(path)}
              label=${labelOf(path)}
              kind=${typeof valueAt(example, path)}
              options=${optionsFor(names[lastOf(path)], valueAt(example, path))}
              value=${draft[path]}
              set=${(value) => setDraft((before) => ({ ...before, [path]: value }))}
            />
          `,
        )}
      </div>
      ${listsOf(example).map(
        (path) => html`
          <${HowMany}
            key=${path}
            name=${titled(lastOf(path))}
            count=${valueAt(example, path).length}
            change=${(by) => take(lengthened(commandFrom(draft, example), path, by))}
          />
        `,
      )}
      <div class="answers">
        <button class="primary" disabled=${state.busy[spot]}>${label ?? titled(type)}</button>
      </div>
      ${!shownAt && html`<${Refusal} spot=${spot} />`}
    </form>
  `;
}

/** What a command does, in the program's words but for units: here lengths are typed in millimetres. */
function helpOf({ games, session }, type) {
  const told = games.find((game) => game.name === session.game)?.commands[type] ?? "";
  return told.replace(IN_TENTHS, "").replaceAll("`", "");
}

function Examples({ examples, names, take }) {
  return html`
    <label class="field">
      <span>${t("Start from")}</span>
      <select onChange=${(event) => take(examples[event.target.value])}>
        ${examples.map((example, place) => html`<option value=${place}>${inShort(example, names)}</option>`)}
      </select>
    </label>
  `;
}

/** Buttons that add a record like the last one to a list, or remove one. */
function HowMany({ name, count, change }) {
  return html`
    <div class="answers" role="group" aria-label=${name}>
      <span>${name}: ${count}</span>
      <button
        type="button"
        data-testid="fewer"
        aria-label=${t("{name}: one fewer", { name })}
        disabled=${count < 2}
        onClick=${() => change(-1)}
      >
        −
      </button>
      <button
        type="button"
        data-testid="more"
        aria-label=${t("{name}: one more", { name })}
        onClick=${() => change(1)}
      >
        +
      </button>
    </div>
  `;
}

function Field({ name, label, kind, options, value, set }) {
  const input = (event) => set(kind === "boolean" ? event.target.checked : event.target.value);
  return html`
    <label class="field">
      <span>${label}</span>
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
              step=${kind === "number" ? "any" : undefined}
              value=${value}
              checked=${value === true}
              onInput=${input}
            />`
      }
    </label>
  `;
}
