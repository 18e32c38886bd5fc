// The service worker of the installed page: if the program does not answer, it says so. It caches
// nothing else, as a game that is not live is useless.
// A worker imports nothing, so that it always works. Its address names its language (device/install.js);
// its messages are translated before it is sent, like those of all sources.
const t = (/** @type {string} */ message) => message;
const language = new URLSearchParams(globalThis.location?.search).get("lang") ?? "en";
const title = t("The program does not answer");
const advice = t(
  "Check that Tableref is still running, and that this device is in the same network.",
);
const again = t("Try again");

const SILENT = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><title>Tableref</title><body style="font:1.2rem system-ui;padding:2rem;max-width:36rem;margin:auto">
<h1>${title}</h1>
<p>${advice}</p>
<p><a href="">${again}</a></p>`;

self.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.mode !== "navigate") return;
  const silent = () =>
    new Response(SILENT, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  event.respondWith(fetch(event.request).catch(silent));
});
