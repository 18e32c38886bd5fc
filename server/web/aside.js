// What nobody needs while a game is opened: the page asks for it when the game is shown (parts.js).
export { Calibrate } from "./calibrate/calibrate.js";
export { Invite } from "./dialogs/invite.js";
export { NewGame } from "./dialogs/new_game.js";
export { CommandForm } from "./forms/command_form.js";
export { End } from "./games/end/end.js";
export { KeptGames } from "./kept/games.js";
export { Correcting } from "./log/correcting.js";
export { Finder } from "./log/finder.js";
export { Loop } from "./offers/loop.js";
export { OverTime } from "./story/over_time.js";
export { Report } from "./story/report.js";
