// Installing the page as an app. What it opens is stored, as an app has no address of its own.
import { html, useState } from "../view.js";
import { INSTALLED } from "../address.js";
import { useTable } from "../page/table.js";
import { WORDS } from "./words.js";
import { registerWorker } from "./worker_here.js";

export function Install() {
  const { code, state } = useTable();
  const session = state.session;
  const [done, setDone] = useState(false);
  const offered = globalThis.installing;
  const install = async () => {
    if (session) localStorage.setItem(INSTALLED, JSON.stringify({ session: session.id, code }));
    await registerWorker().catch(() => {}); // with a self-signed certificate
    await offered.prompt();
    setDone(true);
  };
  if (done) return html`<p class="hint" role="status">${WORDS.installed}</p>`;
  if (!offered) return html`<p class="hint">${WORDS.installBy}</p>`;
  return html`
    <div class="answers">
      <button data-testid="install" onClick=${install}>${WORDS.install}</button>
      <p class="hint">${WORDS.installAbout}</p>
    </div>
  `;
}
