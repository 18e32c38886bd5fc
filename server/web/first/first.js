// The guide through the first evening, one step at a time, with the page's own views for each.
import { html, useEffect, useRef, useState } from "../view.js";
import { Advice } from "../calibrate/advice.js";
import { FirstPhone } from "../calibrate/phone.js";
import { Sheets } from "../calibrate/sheets.js";
import { useCoach } from "../calibrate/use_coach.js";
import { Offers } from "../offers/offers.js";
import { Live } from "../picture/live.js";
import { useTable } from "../page/table.js";
import { Known } from "./known.js";
import { isDone, keepStep, keptStep, NAMES, placeOf } from "./steps.js";
import { STEPS, WORDS } from "./words.js";

export function FirstEvening() {
  const { state } = useTable();
  const [at, setAt] = useState(keptStep);
  const { told } = useCoach(0);
  const name = NAMES[at];
  const [title, text] = STEPS[name];
  const done = isDone(name, { coach: told, session: state.session });
  const goTo = (place) => {
    keepStep(place);
    setAt(placeOf(place));
  };
  const begin = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => begin.current?.scrollIntoView({ block: "end" }), [at]); // scrolls to the title
  return html`
    <main class="first" data-testid="first-evening" data-step=${name} data-done=${done}>
      <p class="hint" ref=${begin}>${WORDS.title} · ${WORDS.of(at + 1, NAMES.length)}</p>
      <progress max=${NAMES.length} value=${at + 1} aria-label=${WORDS.title}></progress>
      <h1>${title}</h1>
      <p>${text}</p>
      <${StepOf} name=${name} told=${told} />
      <${Ways} at=${at} done=${done} goTo=${goTo} />
    </main>
  `;
}

function StepOf({ name, told }) {
  const { state, deeds, code } = useTable();
  if (name === "print") return html`<${Sheets} code=${code} />`;
  if (name === "lay") return null;
  if (name === "players")
    return html`
      <p>
        <button
          class=${state.session ? "" : "primary"}
          data-testid="first-players"
          onClick=${() => deeds.show("new-game")}
        >
          ${WORDS.newGame}
        </button>
      </p>
      <${Known} session=${state.session} of="players" />
    `;
  if (name === "spans" || name === "weigh")
    return html`
      <${Known} session=${state.session} of=${name} />
      ${state.session && html`<${Offers} of=${name === "spans" ? "span" : "weigh-in"} />`}
    `;
  return html`<${Camera} told=${told} />`;
}

/** The live picture with the coach's instruction. */
function Camera({ told }) {
  const { code } = useTable();
  if (told && !told.camera) return html`<p class="hint">${WORDS.noCamera}</p>`;
  const check = told?.check;
  const stopped = Boolean(told?.camera?.frozen || told?.camera?.problem);
  return html`
    <div class="live"><${Live} code=${code} link="live" /></div>
    ${
      check
        ? html`<${Advice} check=${check} stopped=${stopped} calibrated=${Boolean(told.table)} />`
        : html`<p class="hint" role="status">${WORDS.looking}</p>`
    }
    <${FirstPhone} told=${told} />
    <p><a href="#/calibrate">${WORDS.camera}</a></p>
  `;
}

/** Buttons to the previous and next step; every step may be skipped. */
function Ways({ at, done, goTo }) {
  const last = at === NAMES.length - 1;
  const forThemselves = NAMES[at] === "print" || NAMES[at] === "lay";
  return html`
    <nav class="answers first-ways" aria-label=${WORDS.title}>
      ${
        last
          ? html`<a class="button primary" href="#/" data-testid="first-play">${WORDS.play}</a>`
          : html`<button
              class=${done || forThemselves ? "primary" : ""}
              data-testid="first-next"
              onClick=${() => goTo(at + 1)}
            >
              ${done || forThemselves ? WORDS.next : WORDS.skip}
            </button>`
      }
      ${
        at > 0 &&
        html`<button class="quiet" data-testid="first-back" onClick=${() => goTo(at - 1)}>
          ${WORDS.back}
        </button>`
      }
      ${!last && html`<a class="button quiet" href="#/" data-testid="first-leave">${WORDS.leave}</a>`}
    </nav>
  `;
}
