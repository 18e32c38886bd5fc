// The texts of the guide through the first evening.
import { t } from "../language.js";

export const WORDS = {
  title: t("The first evening"),
  of: (at, all) => t("Step {at} of {all}", { at, all }),
  back: t("Back"),
  next: t("Next"),
  skip: t("Skip this step"),
  leave: t("Pause here"),
  play: t("To the game"),
  newGame: t("New game"),
  camera: t("All about table and camera"),
  noCamera: t("There is no camera. Everything can be typed; this step may be skipped."),
  looking: t("One moment: the picture is being looked at."),
  notKnown: t("not yet"),
  noGame: t("No game has begun yet; go back one step, or skip this one."),
  notNeeded: t("This game needs none of it."),
  weighedIn: t("weighed in"),
};

/** The heading and the instructions of each step. */
export const STEPS = {
  print: [
    t("Print the sheets"),
    t(
      "Print at least “table”, at 100 %. Then check its printed ruler with a real one: it must be 100 mm long.",
    ),
  ],
  lay: [
    t("Lay the sheet on the table"),
    t(
      "Lay it flat where nobody plays, tape its corners down, and leave it there all evening. A cloth below is fine; a shadow on the sheet is not.",
    ),
  ],
  aim: [
    t("Aim the camera"),
    t(
      "It stands still, looks down at an angle, and sees the whole table with the sheet. Follow the advice below until there is none left.",
    ),
  ],
  calibrate: [
    t("Wait until the table is known"),
    t(
      "That happens by itself as soon as the sheet is seen well. From then on nobody moves the camera.",
    ),
  ],
  players: [t("Who plays?"), t("Choose a game, name the players, and begin.")],
  spans: [
    t("Measure the hands"),
    t(
      "One after another, everybody lays a hand flat on the table, fingers spread. What was measured appears here: confirm it.",
    ),
  ],
  weigh: [
    t("Weigh in the creatures"),
    t(
      "Each creature stands alone on the table, with its missiles beside it. What was seen is offered here: confirm it, or correct it first.",
    ),
  ],
};
