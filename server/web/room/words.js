// The texts of the big screen.
import { t } from "../language.js";

export const WORDS = {
  back: t("Back to the game"),
  board: t("The board"),
  fill: t("Fill the screen"),
  lost: t("Connection lost. Reconnecting; what you see may be out of date."),
  players: t("Players and points"),
  replay: t("The last throw"),
  replayed: t("The last throw, seen by the camera"),
};
