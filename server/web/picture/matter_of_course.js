// News that the camera reports at every start, and that need not be shown.
import { t } from "../language.js";

export const MATTER_OF_COURSE = t("the table is calibrated");
