// Asking once more before something that cannot be undone, or is rarely meant.
import { html, useEffect, useRef } from "../view.js";

/**
 * Asks for confirmation. The cancel button has the focus, so that a hasty second tap does no harm.
 *
 * @typedef {{question: string, yes: string, no: string}} Asked
 *
 * @param {{asked: Asked, busy?: boolean, yes: () => void, no: () => void}} props
 */
export function Sure({ asked, busy, yes, no }) {
  const safe = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => safe.current?.focus(), []);
  return html`
    <div class="inline-form" role="alertdialog" aria-label=${asked.question} data-testid="sure">
      <strong>${asked.question}</strong>
      <div class="answers">
        <button ref=${safe} data-testid="sure-no" onClick=${no}>${asked.no}</button>
        <button class="grave" data-testid="sure-yes" disabled=${busy} onClick=${yes}>
          ${asked.yes}
        </button>
      </div>
    </div>
  `;
}
