// The service worker of the installed page: where the program does not answer, it says so in the page's
// own words. It keeps nothing else: a game that is not live is no game.
const SILENT = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Tableref</title><body style="font:1.2rem system-ui;padding:2rem;max-width:36rem;margin:auto">
<h1>The program does not answer</h1>
<p>Look whether tableref still runs, and whether this device is in the same network.</p>
<p><a href="">Try again</a></p>`;

self.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.mode !== "navigate") return;
  const silent = () =>
    new Response(SILENT, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  event.respondWith(fetch(event.request).catch(silent));
});
