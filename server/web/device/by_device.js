// What the device does while a game is shown: it stays awake, handles keys, and announces what
// happens if somebody has asked for that.
import { html, useEffect } from "../view.js";
import { Keys } from "../keys.js";
import { Part } from "../page/part.js";
import { Awake } from "./awake.js";
import { useSettings } from "./settings.js";
import { renewWorker } from "./worker_here.js";

export function ByDevice() {
  const { sound, speech, buzz } = useSettings();
  useEffect(() => void renewWorker().catch(() => {}), []); // with a self-signed certificate
  return html`
    <${Awake} />
    <${Keys} />
    ${(sound || speech || buzz) && html`<${Part} of="device" view="Signals" quiet />`}
  `;
}
