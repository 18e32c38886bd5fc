// A lump of clay in its colour, beside a name.
import { html } from "../view.js";
import { colourStyle } from "./colours.js";
import { named } from "../words.js";
import { t } from "../language.js";

export function Swatch({ colour, large = false }) {
  return html`<span
    class=${large ? "swatch large" : "swatch"}
    style=${colourStyle(colour)}
    title=${colour ? named(colour) : t("no colour yet")}
    aria-hidden="true"
  ></span>`;
}
