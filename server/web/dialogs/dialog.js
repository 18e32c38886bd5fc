// A native dialog: it traps the focus, closes with Escape, and gives the focus back.
import { html, useEffect, useRef } from "../view.js";
import { t } from "../language.js";

export function Dialog({ title, close, children }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const outside = useRef(false);
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    element.current?.showModal();
    // The browser does this for Escape only, and not where a button removes the dialog.
    return () => before?.focus({ preventScroll: true });
  }, []);
  // Text that is selected may end outside: only a press that begins there leaves the dialog.
  const onPointerDown = ({ target }) => {
    outside.current = target === element.current;
  };
  const onClick = ({ target }) => {
    if (outside.current && target === element.current) close();
  };
  return html`
    <dialog
      ref=${element}
      aria-label=${title}
      data-testid="dialog"
      onClose=${close}
      onPointerDown=${onPointerDown}
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
