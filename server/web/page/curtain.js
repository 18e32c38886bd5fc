// The curtain of the referee's page, for when players may see the screen: what it hides is not sent to
// the page. A touch lifts it, and after a while without one it closes again.
import { html, useEffect } from "../view.js";
import { t } from "../language.js";
import { curtain } from "../looking_on.js";
import { useTable } from "./table.js";

const FALLS_AFTER_MS = 60_000;
const TOUCHES = ["pointerdown", "keydown"];
const WORDS = {
  drawn: t("The curtain is drawn: this page shows what spectators see."),
  lifted: t("The curtain is lifted. It falls after a minute without a touch."),
  lift: t("Lift it"),
  draw: t("Draw it"),
  away: t("Put it away"),
};

export function Curtain() {
  const { deeds } = useTable();
  const drawn = curtain() === "drawn";
  useEffect(() => (drawn ? undefined : onceIdle(() => deeds.curtain("drawn"))), [drawn]);
  return html`
    <p class="curtain-told" role="status" data-testid="curtain-told">
      <span title=${drawn ? WORDS.drawn : WORDS.lifted}>${drawn ? WORDS.drawn : WORDS.lifted}</span
      >${" "}
      <button data-testid="curtain-turn" onClick=${() => deeds.curtain(drawn ? "lifted" : "drawn")}>
        ${drawn ? WORDS.lift : WORDS.draw}
      </button>
      <button class="quiet" data-testid="curtain-away" onClick=${() => deeds.curtain("")}>
        ${WORDS.away}
      </button>
    </p>
  `;
}

/** @param {() => void} deed - once nothing has been touched for that long */
function onceIdle(deed) {
  let timer = setTimeout(deed, FALLS_AFTER_MS);
  const touched = () => {
    clearTimeout(timer);
    timer = setTimeout(deed, FALLS_AFTER_MS);
  };
  for (const kind of TOUCHES) addEventListener(kind, touched, true);
  return () => {
    clearTimeout(timer);
    for (const kind of TOUCHES) removeEventListener(kind, touched, true);
  };
}
