// The current proposal: its picture, its text, its doubts, and its answers.
import { html, useState } from "../view.js";
import { useSession, useTable } from "../page/table.js";
import { Part } from "../page/part.js";
import { spotOf } from "../deeds.js";
import { useSettings } from "../device/settings.js";
import { amended, changedWords, isDoubtful, optionOf, shownValue } from "./amend.js";
import { Answers } from "./answers.js";
import { Certainty } from "./certainty.js";
import { isAsked } from "./current.js";
import { Doubts } from "./doubts.js";
import { Evidence } from "./evidence.js";
import { nameOf, Values } from "./values.js";
import { sentence } from "../words.js";
import { t } from "../language.js";

/** Corrections that are not confirmed yet, kept while something else is shown. */
const drafts = new Map();

export function Offer({ proposal }) {
  const { state, deeds, code } = useTable();
  const oneIn = useSettings().askOneIn;
  const asked = isAsked(proposal, oneIn);
  const correction = useCorrection(proposal, asked);
  const spot = spotOf(proposal);
  const busy = Boolean(state.busy[spot]);
  const confirm = async (command = correction.command) => {
    if (await deeds.confirm(proposal, command)) correction.forget();
  };

  // Only Enter on the card itself: inside, Enter belongs to the button or field that has the focus.
  const onKeyDown = (event) => {
    if (event.key !== "Enter" || event.repeat || proposal.blocked) return;
    const typed = event.target.matches?.("input");
    if (!typed && event.target !== event.currentTarget) return;
    if ((asked || !proposal.command) && !correction.words) return;
    event.preventDefault();
    confirm();
  };

  return html`
    <article
      class="offer"
      tabindex="0"
      data-testid="proposal"
      data-kind=${proposal.kind}
      data-key=${proposal.key}
      data-current="true"
      data-blocked=${Boolean(proposal.blocked)}
      data-asked=${asked}
      aria-label=${proposal.title}
      aria-busy=${busy}
      onKeyDown=${onKeyDown}
    >
      <div class="offer-text">
        <h3>${proposal.title}</h3>
        ${proposal.blocked && html`<p class="blocked" data-testid="blocked">${sentence(proposal.blocked)}</p>`}
        ${asked && html`<p class="doubt">${t("You are asked because this is among the least certain answers: one in {oneIn}.", { oneIn })}</p>`}
        ${proposal.skips && html`<p class="doubt" data-testid="skips">${proposal.skips}.</p>`}
      </div>
      <${Evidence}
        proposal=${proposal}
        code=${code}
        touch=${correction.touch}
        chosen=${correction}
      />
      ${proposal.looks.length > 0 && html`<${Part} of="aside" view="Looks" quiet ...${{ proposal, code }} />`}
      ${
        !proposal.blocked &&
        html`<${Values}
          base=${correction.base}
          fields=${correction.shown}
          valueOf=${correction.valueOf}
          set=${correction.set}
          touched=${correction.touched}
        />`
      }
      <details
        class="grounds"
        open=${asked || proposal.doubts.length > 0 || Boolean(proposal.doubt)}
      >
        <summary>${t("Why, and how sure")}</summary>
        <${Certainty} probability=${proposal.probability} />
        <p class="why">${proposal.why}</p>
        <${Doubts} proposal=${proposal} />
      </details>
      <${Answers}
        proposal=${proposal}
        spot=${spot}
        corrected=${correction.words}
        asked=${asked}
        busy=${busy}
        correcting=${correction.all}
        confirm=${confirm}
        correct=${correction.showAll}
        dismiss=${() => deeds.dismiss(proposal)}
      />
    </article>
  `;
}

/**
 * The corrections so far. Only corrected values are kept: the proposal may change meanwhile, as when
 * another missile is seen, and then all other values change with it.
 *
 * @param {Proposal} proposal
 * @param {boolean} asked - whether all correctable values are shown
 */
function useCorrection(proposal, asked) {
  const place = `${useSession().id}/${proposal.mark}`;
  const [typed, setTyped] = useState(() => drafts.get(place) ?? {});
  const [all, setAll] = useState(asked || drafts.has(place));
  const [touched, setTouched] = useState(/** @type {string | null} */ (null));
  const base = proposal.command ?? proposal.choices[0]?.command;
  const { fields } = proposal;
  const valueOf = (field) => typed[nameOf(field)] ?? shownValue(base, field);
  const set = (field, value) =>
    setTyped((before) => {
      const typed = { ...before, [nameOf(field)]: value };
      drafts.set(place, typed);
      return typed;
    });
  const values = base ? fields.map(valueOf) : [];
  const words = base ? changedWords(base, fields, values) : "";

  /** Handles a touch of a spot in the picture: chooses its value, or shows the field for it. */
  function touch(spot) {
    const field = fields.find((one) => one.path.join() === spot.path.join());
    if (!field) return;
    setTouched(nameOf(field));
    if (spot.chooses) set(field, optionOf(field, spot.value));
  }

  return {
    all,
    base,
    touched,
    valueOf,
    set,
    touch,
    forget: () => drafts.delete(place),
    words,
    command: words ? amended(base, fields, values) : undefined,
    shown: fields.filter((field) => all || isDoubtful(field) || touched === nameOf(field)),
    showAll: () => setAll(!all),
    isChosen: (spot) => {
      const field = fields.find((one) => one.path.join() === spot.path.join());
      return Boolean(
        field && base && spot.chooses && valueOf(field) === optionOf(field, spot.value),
      );
    },
  };
}
