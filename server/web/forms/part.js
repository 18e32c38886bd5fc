// Generated forms, and correcting the log with them, as a part that is loaded when needed.
export { CommandForm } from "./command_form.js";
export { Commands } from "./commands.js";
export { Correcting } from "../log/correcting.js";
