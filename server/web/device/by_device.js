// What the device does by itself while a game is shown: it stays awake, and says what happens where
// somebody has asked for it.
import { html } from "../view.js";
import { Part } from "../page/part.js";
import { Awake } from "./awake.js";
import { useSettings } from "./settings.js";

export function ByDevice() {
  const { sound, speech, buzz } = useSettings();
  return html`
    <${Awake} />
    ${(sound || speech || buzz) && html`<${Part} of="device" view="Signals" quiet />`}
  `;
}
