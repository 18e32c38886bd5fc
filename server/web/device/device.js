// The dialog for this device's extras, such as signals and speech, and the signals chosen there.
import { html, useEffect, useRef } from "../view.js";
import { Dialog } from "../dialogs/dialog.js";
import { change, useSettings } from "./settings.js";
import { useSession, useTable } from "../page/table.js";
import { Install } from "./install.js";
import { signalOf } from "./signals.js";
import { canSpeak, speak } from "./speaking.js";
import { onceTouched, play } from "./tones.js";
import { WORDS } from "./words.js";

/** Choices for the ask budget: one in so many proposals, the least certain, is asked about. */
const BUDGETS = [0, 20, 10, 5];

const BUZZ_MS = [150, 90, 150];

/** Plays and speaks signals for what happens; displays nothing. */
export function Signals() {
  const { state } = useTable();
  const session = useSession();
  const { sound, speech, buzz } = useSettings();
  const seats = session.awaiting?.seats ?? [];
  const before = useRef(/** @type {{seq: number, seats: (number | null)[]} | null} */ (null));

  useEffect(() => onceTouched(), []);
  useEffect(() => {
    if ((state.entries.at(-1)?.seq ?? 0) < session.seq) return; // events arrive after the state
    const known = before.current;
    before.current = { seq: session.seq, seats };
    if (!known) return;
    const { heard, turn, said } = signalOf(known, { entries: state.entries, seats });
    const mine = session.seat === null ? turn !== null : isNew(session.seat, known.seats, seats);
    if (sound && heard) play(heard);
    if (sound && mine) play("turn");
    if (buzz && mine && session.seat !== null) navigator.vibrate?.(BUZZ_MS);
    if (speech) speak(spoken(session, { turn, said, mine }));
  }, [session, state.entries]);
  return null;
}

function isNew(seat, before, now) {
  return now.includes(seat) && !before.includes(seat);
}

/**
 * The sentences to speak. A player's page speaks only their turn, so that ten phones do not say the
 * same.
 */
function spoken({ seat, state }, { turn, said, mine }) {
  if (seat !== null) return mine ? [WORDS.yourTurn] : [];
  const name = state.players?.find((player) => player.seat === turn)?.name;
  return name ? [...said, WORDS.turnOf(name)] : said;
}

export function Device({ close }) {
  const now = useSettings();
  return html`
    <${Dialog} title=${WORDS.title} close=${close}>
      <p class="hint">${WORDS.about}</p>
      <${Switch} name="sound" on=${now.sound} about=${WORDS.soundAbout} />
      ${canSpeak() && html`<${Switch} name="speech" on=${now.speech} about=${WORDS.speechAbout} />`}
      ${"vibrate" in navigator && html`<${Switch} name="buzz" on=${now.buzz} />`}
      <${Switch}
        name="awake"
        on=${now.awake}
        about=${"wakeLock" in navigator ? undefined : WORDS.awakeNeeds}
      />
      ${useSession().seat === null && html`<${AskBudget} oneIn=${now.askOneIn} />`}
      <div class="answers">
        <button data-testid="try-signals" onClick=${() => tryThem(now)}>${WORDS.tryIt}</button>
      </div>
      <${Install} />
    <//>
  `;
}

/** The setting for how many proposals the referee wants to be asked about. */
function AskBudget({ oneIn }) {
  return html`
    <label class="field">
      <strong>${WORDS.askOneIn}</strong>
      <select
        data-testid="ask-one-in"
        onChange=${(event) => change({ askOneIn: Number(event.target.value) })}
      >
        ${BUDGETS.map(
          (n) =>
            html`<option value=${n} selected=${n === oneIn}>
              ${n ? WORDS.askSome(n) : WORDS.askNone}
            </option>`,
        )}
      </select>
      <small>${WORDS.askAbout}</small>
    </label>
  `;
}

/** @param {{name: keyof import("./settings.js").Settings, on: boolean, about?: string}} props */
function Switch({ name, on, about }) {
  return html`
    <label class="switch">
      <input
        type="checkbox"
        data-testid=${`switch-${name}`}
        checked=${on}
        onChange=${(event) => change({ [name]: event.target.checked })}
      />
      <span>
        <strong>${WORDS[name]}</strong>
        ${about && html`<small>${about}</small>`}
      </span>
    </label>
  `;
}

function tryThem({ sound, speech, buzz }) {
  if (sound) play("turn");
  if (speech) speak([WORDS.tried]);
  if (buzz) navigator.vibrate?.(BUZZ_MS);
}
