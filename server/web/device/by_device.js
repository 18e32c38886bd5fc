// What the device does by itself while a game is shown: it stays awake, listens to its keys, and says
// what happens where somebody has asked for it.
import { html, useEffect } from "../view.js";
import { Keys } from "../keys.js";
import { Part } from "../page/part.js";
import { Awake } from "./awake.js";
import { useSettings } from "./settings.js";
import { renewWorker } from "./worker_here.js";

export function ByDevice() {
  const { sound, speech, buzz } = useSettings();
  useEffect(() => void renewWorker().catch(() => {}), []); // a certificate of one's own
  return html`
    <${Awake} />
    <${Keys} />
    ${(sound || speech || buzz) && html`<${Part} of="device" view="Signals" quiet />`}
  `;
}
