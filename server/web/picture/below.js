// What is below the live picture: the film's controls, and what happened lately.
import { html } from "../view.js";
import { Part } from "../page/part.js";
import { Happened } from "./happened.js";

export function Below({ camera }) {
  return html`
    ${camera?.position_s != null && html`<${Part} of="calibrate" view="Footage" quiet camera=${camera} />`}
    <${Happened} camera=${camera} />
  `;
}
