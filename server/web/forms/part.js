// Forms made of commands alone, and what corrects the log by them: few need them, and not at once.
export { CommandForm } from "./command_form.js";
export { Correcting } from "../log/correcting.js";
