// The service worker of the installed page, in the page's language.
import { LANGUAGE } from "../language.js";

/** Registers it, or its like in another language. */
export async function registerWorker() {
  await navigator.serviceWorker?.register(`/worker.js?lang=${LANGUAGE}`);
}

/** Where the page was installed before: somebody may read another language by now. */
export async function renewWorker() {
  const known = await navigator.serviceWorker?.getRegistration();
  if (known) await registerWorker();
}
