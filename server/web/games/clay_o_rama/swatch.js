// A lump of clay in its colour, beside a name.
import { html } from "../../view.js";
import { clayStyle } from "./clay.js";

export function Swatch({ colour, large = false }) {
  return html`<span
    class=${large ? "swatch large" : "swatch"}
    style=${clayStyle(colour)}
    title=${colour || "no colour yet"}
    aria-hidden="true"
  ></span>`;
}
