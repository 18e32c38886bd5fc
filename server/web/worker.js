// The service worker of the installed page: where the program does not answer, it says so in the page's
// own words. It keeps nothing else: a game that is not live is no game.
//
// A worker imports nothing, so that it is there whatever happens; its address names its language
// (device/install.js), and its messages are in it by the time it is sent, as those of every source.
const t = (/** @type {string} */ message) => message;
const language = new URLSearchParams(globalThis.location?.search).get("lang") ?? "en";
const title = t("The program does not answer");
const advice = t(
  "Check that Tableref is still running, and that this device is in the same network.",
);
const again = t("Try again");

const SILENT = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Tableref</title><body style="font:1.2rem system-ui;padding:2rem;max-width:36rem;margin:auto">
<h1>${title}</h1>
<p>${advice}</p>
<p><a href="">${again}</a></p>`;

self.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.mode !== "navigate") return;
  const silent = () =>
    new Response(SILENT, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  event.respondWith(fetch(event.request).catch(silent));
});
