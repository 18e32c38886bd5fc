// Commands other than moves, with the texts of their buttons. Pure.
import { nameOf, playerName } from "./questions.js";
import { withoutRests } from "./steering.js";
import { sentence } from "../../words.js";
import { t } from "../../language.js";

const WORDS = {
  SetUp: (state, one) =>
    t("{player} stands in the usual order", { player: playerName(state, one.player) }),
  CallCoach: (state, one) => t("Call the {figure}", { figure: nameOf(state, one.figure) }),
  Stride: (state, one) => t("The Coach strides to {target}", { target: nameOf(state, one.target) }),
  Whap: (state, one) =>
    t("{figure} whaps {target}", {
      figure: nameOf(state, one.figure),
      target: nameOf(state, one.target),
    }),
  Nab: (state, one) =>
    t("{figure} nabs ball {ball}", { figure: nameOf(state, one.figure), ball: one.ball }),
  Pass: (state, one) => t("{figure} passes", { figure: nameOf(state, one.figure) }),
  EndPhase: () => t("Nobody is in contact: go on"),
  EndMoves: (state, one) => t("{player} is done moving", { player: playerName(state, one.player) }),
};

/** Commands that need points on the pitch, with the field for them: a path, or a single point. */
export const AIMED = { Move: "path", Fling: "to", Topple: "toward" };

export function decisionsOf(legal) {
  return legal.filter(({ type }) => WORDS[type]);
}

export function decisionText(state, command) {
  return sentence(WORDS[command.type](state, command));
}

/** Maps figures that have such a command to its kind; a figure has only one at a time. */
export function aimable(legal) {
  const kinds = new Map();
  for (const { type, figure } of legal) if (AIMED[type]) kinds.set(figure, type);
  return kinds;
}

/** A figure's command with the points that were chosen; null if it has none, or without points. */
export function aimed(legal, figure, points) {
  const like = legal.find((one) => AIMED[one.type] && one.figure === figure);
  if (!like || !points.length) return null;
  const field = AIMED[like.type];
  return { ...like, [field]: field === "path" ? withoutRests(points) : points.at(-1) };
}
