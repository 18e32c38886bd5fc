// What the camera tells first of every evening, and nobody need read.
import { t } from "../language.js";

export const MATTER_OF_COURSE = t("the table is calibrated");
