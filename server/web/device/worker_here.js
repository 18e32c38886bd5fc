// The service worker of the installed page, in the page's language.
import { LANGUAGE } from "../language.js";

/** Registers the service worker in the page's language. */
export async function registerWorker() {
  await navigator.serviceWorker?.register(`/worker.js?lang=${LANGUAGE}`);
}

/** Registers the worker again if it was installed, as the language may have changed. */
export async function renewWorker() {
  const known = await navigator.serviceWorker?.getRegistration();
  if (known) await registerWorker();
}
