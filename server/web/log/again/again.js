// Looking again at an entry that the camera saw: its pictures, questions about it, and the ruling.
import { html, useEffect, useState } from "../../view.js";
import { withCode } from "../../address.js";
import { Replay } from "../../offers/replay.js";
import { intoView } from "../../page/into_view.js";
import { Refusal } from "../../page/refusal.js";
import { useSession, useTable } from "../../page/table.js";
import { Ask } from "./ask.js";
import { openQuestions, remarksOn } from "./questions.js";
import { Rule } from "./rule.js";
import { WORDS } from "./words.js";

export const SPOT = "again";

/** @param {{group: import("../groups.js").Group}} props */
export function Again({ group }) {
  const { state } = useTable();
  const { role } = useSession();
  const about = ({ about }) => group.first <= about && about <= group.last;
  const remarks = remarksOn(state.entries).filter(about);
  const asked = openQuestions(state.entries).some(about);
  return html`
    <div class="correcting again" data-testid="again" ref=${intoView}>
      <${Pictures} seq=${group.first} />
      ${remarks.map(({ seq, told }) => html`<p key=${seq} data-testid="again-remark">${told}</p>`)}
      ${role !== "spectator" && group.standing && html`<${Ask} seq=${group.first} />`}
      ${role === "referee" && group.standing && asked && html`<${Rule} seq=${group.first} />`}
      <${Refusal} spot=${SPOT} />
    </div>
  `;
}

function Pictures({ seq }) {
  const { code, deeds } = useTable();
  const session = useSession();
  const [told, setTold] = useState({ clip: /** @type {Clip | null} */ (null), refused: "" });
  useEffect(() => {
    let gone = false;
    deeds.api.clip(session.id, seq).then(
      (clip) => gone || setTold({ clip, refused: "" }),
      (refusal) => gone || setTold({ clip: null, refused: refusal.detail }),
    );
    return () => {
      gone = true;
    };
  }, [session.id, seq]);
  if (!told.clip) return html`<p class="hint" role="status">${told.refused}</p>`;
  const { picture, replay } = told.clip;
  const still = withCode(picture, code);
  if (replay.length < 2)
    return html`<img class="clip" src=${still} alt=${WORDS.seen} width="960" height="540" />`;
  return html`<${Replay} told=${told.clip} code=${code} still=${still} spots=${() => null} />`;
}
