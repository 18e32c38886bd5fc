// The phone that lends its camera: a link to scan, problems with its picture, and withdrawing it.
import { html, useEffect, useState } from "../view.js";
import { QrCode } from "./qr_code.js";
import { useTable } from "../page/table.js";
import { Refusal } from "../page/refusal.js";
import { t } from "../language.js";

/**
 * The phone that is the first camera.
 *
 * @param {{told: any}} props - what the coach tells of it
 */
export function FirstPhone({ told }) {
  const camera = told?.camera;
  const sends = told?.frame !== null && !camera?.frozen && !camera?.problem;
  return html`<${PhoneLink} expected=${Boolean(camera?.phone)} sends=${sends} />`;
}

/** @param {{expected: boolean, sends: boolean, which?: "first" | "second"}} props - `sends`: its
 * picture comes; `which`: the camera that it lends */
export function PhoneLink({ expected, sends, which = "first" }) {
  const { state, deeds } = useTable();
  const spot = `phone ${which}`;
  const [phone, setPhone] = useState(/** @type {PhoneState | null} */ (null));
  const ask = (what) => deeds.ask(spot, () => what().then(setPhone));
  const newLink = () => ask(() => deeds.api.phoneLink(which));
  useEffect(() => {
    if (expected) newLink();
  }, [expected]);
  if (!expected) return null;
  const addresses = phone?.links ?? [];
  const [link, ...others] = addresses.filter((one) => one.includes("#code=")); // without one it opens nothing
  return html`
    <div
      class="card phone-link"
      data-testid=${which === "first" ? "phone-link" : "second-phone-link"}
    >
      <h2>${which === "first" ? t("A phone as the camera") : t("A phone as the second camera")}</h2>
      <p>
        ${sends && html`<b data-testid="phone-sends">${t("A phone sends its picture. Another one takes its place this way:")}</b> `}
        ${link && t("Scan this with the phone that is to be the camera; it must be in the same Wi-Fi. It will warn that the connection is not private, because nobody outside vouches for this machine: choose “Advanced” or “Show details” there, go on to the page, and allow the camera.")}
      </p>
      ${addresses.length > 0 && !link && html`<p role="status">${t("No phone may send its picture now: make a new link for one.")}</p>`}
      ${link && html`<${QrCode} text=${link} label=${t("QR code of the phone’s link")} />`}
      ${link && html`<p class="hint"><code data-testid="phone-address">${link}</code></p>`}
      ${
        others.length > 0 &&
        html`<p class="hint">
          ${t("If the phone finds nothing there, try this machine’s other addresses: {addresses}.", { addresses: others.map((one) => new URL(one).host).join(", ") })}
        </p>`
      }
      <p class="hint">
        ${t("It opens once, on one phone, and lets it send its picture for this evening; it sees nothing of the game.")}
      </p>
      <p>
        <button disabled=${state.busy[spot]} onClick=${newLink}>${t("New link")}</button>
        ${" "}
        <button
          disabled=${state.busy[spot]}
          onClick=${() => ask(() => deeds.api.withdrawPhone(which))}
        >
          ${t("Stop the phone’s picture")}
        </button>
      </p>
      <${Refusal} spot=${spot} />
    </div>
  `;
}
