// A native dialog: it traps the focus, closes with Escape, and gives the focus back.
import { html, useEffect, useRef } from "../view.js";
import { useFocusBack } from "../page/focus_back.js";
import { t } from "../language.js";

export function Dialog({ title, close, children }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const outside = useRef(false);
  useFocusBack(); // before showModal takes it
  useEffect(() => {
    element.current?.showModal();
  }, []);
  // The page closes the dialog itself. The browser would report its end only later, perhaps after
  // a key that opens it again. A file chooser inside it sends the same event.
  const onCancel = (event) => {
    if (event.target !== element.current) return;
    event.preventDefault();
    close();
  };
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
      onCancel=${onCancel}
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
