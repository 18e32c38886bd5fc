// What nobody needs while a game is opened: the page asks for it when the game is shown (parts.js).
export { ByDevice } from "./device/by_device.js";
export { StoreTroubles } from "./page/store_troubles.js";
export { Happened } from "./picture/happened.js";
export { Calibrate } from "./calibrate/calibrate.js";
export { Invite } from "./dialogs/invite.js";
export { NewGame } from "./dialogs/new_game.js";
export { End } from "./games/end/end.js";
export { ClipButton } from "./log/again/clip_button.js";
export { OpenQuestions } from "./log/again/open_questions.js";
export { Curtain } from "./page/curtain.js";
export { Finder } from "./log/finder.js";
export { MissedThrow } from "./offers/missed.js";
export { Notices } from "./offers/notices.js";
export { Announcer } from "./page/announcer.js";
export { Looks } from "./offers/looks.js";
export { Loop } from "./offers/loop.js";
export { LogPlot } from "./story/log_plot.js";
