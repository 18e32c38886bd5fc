// The texts of this device's dialog, and those that it speaks.
import { t } from "../language.js";

export const WORDS = {
  title: t("This device"),
  about: t("Only for this browser. Nothing is heard unless you switch it on."),
  sound: t("Sound"),
  soundAbout: t(
    "A knock when something is struck, a falling tone for a miss, two notes for a turn.",
  ),
  speech: t("Speak aloud"),
  speechAbout: t("What happens, in the log’s own sentences; on a player’s page, whose turn it is."),
  buzz: t("Vibrate when it is your turn"),
  awake: t("Keep the screen awake during a game"),
  awakeNeeds: t("This browser keeps the screen awake only on encrypted pages (--https)."),
  askOneIn: t("Ask me about"),
  askAbout: t(
    "Answers that the camera is least sure of are then left open: you choose. What counts as least sure comes from the accuracy report.",
  ),
  askNone: t("Nothing: fill in every answer"),
  askSome: (n) => t("One answer in {n}", { n }),
  tryIt: t("Try it"),
  tried: t("This is how it sounds."),
  install: t("Install as an app"),
  installAbout: t("It then opens in a window of its own, without an address bar."),
  installBy: t(
    "To have it as an app, choose “Install” or “Add to Home Screen” in the browser’s menu.",
  ),
  installed: t("Installed. It opens this game again."),
  yourTurn: t("Your turn."),
  turnOf: (name) => t("{name}’s turn.", { name }),
};
