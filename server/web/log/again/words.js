// The texts for looking again at an entry.
import { t } from "../../language.js";

export const WORDS = {
  look: t("Look again"),
  lookAt: (told) => t("Look again at: {told}", { told }),
  close: t("Close"),
  seen: t("What the camera saw"),
  asks: t("Who asks?"),
  question: t("What should be looked at?"),
  ask: t("Ask about it again"),
  because: t("The reason"),
  ruling: t("The ruling"),
  stands: t("It stands"),
  correct: t("Correct it"),
  open: (who, about, question) =>
    t("{who} asks about #{about}: {question}", { who, about, question }),
  toIt: t("Look"),
};

/** The words that follow the entry's number in remarks about it. */
export const REMARKS = { again: t("again"), stands: t("stands"), corrected: t("is corrected") };
