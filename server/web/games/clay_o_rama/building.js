// Before play: the building timer and the start, with what is still missing for it.
import { html, useEffect, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { listed, spanWords, minutes } from "../../words.js";
import { spanOwner } from "./questions.js";
import { SpanForm } from "./span_form.js";
import { t } from "../../language.js";

const SPOT = "building";
const TICK_MS = 1000;

export function Building({ session }) {
  const { state, deeds } = useTable();
  const can = (type) => session.legal.find((command) => command.type === type);
  const start = can("StartGame");
  const missing = session.state.players
    .filter((player) => !session.state.creatures.some((one) => one.player === player.seat))
    .map((player) => player.name);
  return html`
    ${
      session.state.building_seconds !== null &&
      html`<${Timer} session=${session} entries=${state.entries} />`
    }
    ${
      session.role === "referee" &&
      html`
        <div class="answers">
          <button
            class="primary"
            data-testid="start-game"
            disabled=${!start || state.busy[SPOT]}
            onClick=${() => deeds.say(SPOT, start)}
          >
            ${start?.without_powers ? t("Start without special powers") : t("Start the game")}
          </button>
          ${
            can("StartBuilding") &&
            html`<button onClick=${() => deeds.say(SPOT, can("StartBuilding"))}>
              ${t("Start the timer")}
            </button>`
          }
        </div>
        ${
          missing.length > 0 &&
          html`<p class="hint">
            ${t("Weigh in {missing} first: creature on the turn card, or “Weigh in” beside the name.", { missing: listed(missing) })}
          </p>`
        }
        ${
          start?.without_powers &&
          html`<p class="hint">
            ${t("Not every creature has a special power: give it one with its weigh-in, or start without.")}
          </p>`
        }
        <${Refusal} spot=${SPOT} />
        ${session.state.house.uniform_span && html`<${RefereesSpan} session=${session} />`}
      `
    }
  `;
}

/** The form for the referee's span, by which all creatures walk under the Uniformity Rule. */
function RefereesSpan({ session }) {
  const [open, setOpen] = useState(session.state.referee_span === null);
  const referee = spanOwner(session.state, null);
  if (open) return html`<${SpanForm} player=${referee} close=${() => setOpen(false)} />`;
  return html`
    <button class="quiet" onClick=${() => setOpen(true)}>
      ${t("The referee’s span: {span}", { span: spanWords(referee.span ?? 0) })}
    </button>
  `;
}

/**
 * The building timer. It runs on the page only; a click of the referee notes the elapsed time in
 * the ledger.
 */
function Timer({ session, entries }) {
  const { deeds } = useTable();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const begun = entries.findLast((entry) => entry.event.type === "BuildingStarted");
  const passed = begun ? (now - Date.parse(begun.at)) / 1000 : session.state.building_seconds;
  const left = session.state.house.building_minutes * 60 - passed;
  const tell = () => {
    const seconds = Math.max(session.state.building_seconds, Math.floor(passed));
    deeds.say(SPOT, { type: "TellTime", seat: null, seconds });
  };
  return html`
    <p class="timer" data-up=${left <= 0}>
      ${
        left > 0
          ? t("{time} left to build", { time: html`<strong>${minutes(left)}</strong>` })
          : html`<strong>${t("Time is up")}</strong>`
      }
      ${
        session.role === "referee" &&
        html` <button class="quiet" onClick=${tell}>${t("Note the time")}</button>`
      }
    </p>
  `;
}
