// A native dialog: it traps the focus and closes with Escape.
import { html, useEffect, useRef } from "../view.js";
import { t } from "../language.js";

export function Dialog({ title, close, children }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    element.current?.showModal();
  }, []);
  const onClick = (event) => {
    if (event.target === element.current) close(); // outside the dialog
  };
  return html`
    <dialog
      ref=${element}
      aria-label=${title}
      data-testid="dialog"
      onClose=${close}
      onClick=${onClick}
    >
      <div class="dialog">
        <header>
          <h2>${title}</h2>
          <button class="quiet" aria-label=${t("Close")} onClick=${close}>×</button>
        </header>
        ${children}
      </div>
    </dialog>
  `;
}
