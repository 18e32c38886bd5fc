// A lump of clay in its colour, beside a name.
import { html } from "../view.js";
import { colourStyle } from "./colours.js";

export function Swatch({ colour, large = false }) {
  return html`<span
    class=${large ? "swatch large" : "swatch"}
    style=${colourStyle(colour)}
    title=${colour || "no colour yet"}
    aria-hidden="true"
  ></span>`;
}
