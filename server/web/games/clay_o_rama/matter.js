// The forms for what is open now. Each says which commands it handles; all others are offered as plain
// buttons and generated forms below, so that every legal command can be given.
import { html } from "../../view.js";
import { OtherCommands } from "../../forms/other_commands.js";
import { Building } from "./building.js";
import { DecisionButtons } from "./decision_buttons.js";
import { DECISIONS } from "./decisions.js";
import { Fight } from "./fight.js";
import { Judgement } from "./judgement.js";
import { Landing } from "./landing.js";
import { seatNames } from "./names.js";
import { OwnMove } from "./own_move.js";
import { Throwing } from "./throwing.js";
import { t } from "../../language.js";

const MATTERS = [
  {
    View: Building,
    open: (state) => state.phase === "building",
    handles: ["StartBuilding", "TellTime", "SayDone", "SetSpan", "WeighIn", "StartGame"],
  },
  { View: Judgement, open: (state) => state.judgements?.length, handles: ["JudgePower"] },
  { View: Landing, open: (state) => state.shot, handles: ["Land"] },
  { View: Throwing, open: (state) => state.chance, handles: ["Fire"] },
  {
    View: Fight,
    open: (state) => state.assault || state.riposte,
    handles: ["Attack", "Counterattack"],
  },
  { View: OwnMove, open: (state) => state.turn, handles: ["Move", "Fire", "Attack"] },
];

export function Matter({ session }) {
  const { state, legal, awaiting } = session;
  if (awaiting?.roll) return null;
  const matter = MATTERS.find(({ open }) => open(state));
  const handled = new Set(matter?.handles);
  const others = legal.filter(({ type }) => !handled.has(type) && !DECISIONS.has(type));
  const mine = matter && (legal.length > 0 || state.phase === "building");
  return html`
    ${mine && html`<${matter.View} session=${session} />`}
    <${DecisionButtons} session=${session} />
    <${OtherCommands}
      commands=${others}
      title=${others.length < legal.length ? t("More") : t("What may be done now")}
      open=${others.length === legal.length}
      names=${seatNames(state)}
    />
  `;
}
