// The error's colours: a few steps that colour-blind people can distinguish (viridis). Small errors are
// hardly tinted, so that the picture stays visible and large errors stand out.
import { decimal } from "../decimals.js";
import { t } from "../language.js";

export const STEPS = [
  { upTo: 0.25, colour: "#440154", opacity: 0.08 },
  { upTo: 0.5, colour: "#3b528b", opacity: 0.2 },
  { upTo: 1, colour: "#21918c", opacity: 0.28 },
  { upTo: 2, colour: "#5ec962", opacity: 0.34 },
  { upTo: 4, colour: "#fde725", opacity: 0.38 },
  { upTo: Infinity, colour: "#f8f4e3", opacity: 0.5 },
];

export const LEVELS = STEPS.slice(0, -1).map((step) => step.upTo);

export function stepOf(errorMm) {
  return STEPS.findIndex((step) => errorMm <= step.upTo);
}

/** "under 0.25", "0.25 to 0.5", "over 4". */
export function wordsOf(place) {
  if (place === 0) return t("under {most}", { most: decimal(STEPS[0].upTo) });
  if (place === STEPS.length - 1)
    return t("over {least}", { least: decimal(STEPS[place - 1].upTo) });
  return t("{least} to {most}", {
    least: decimal(STEPS[place - 1].upTo),
    most: decimal(STEPS[place].upTo),
  });
}
