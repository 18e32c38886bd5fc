import assert from "node:assert/strict";
import test from "node:test";
import { drawn, settled, wordsOf } from "../drawn.js";
import { change, settings, useSettings } from "../../../server/web/device/settings.js";
import { html } from "../../../server/web/view.js";

const keeping = (text) => /** @type {any} */ ({ getItem: () => text });

test("nothing is heard, and nothing asked, before somebody wants it", () => {
  const atFirst = { sound: false, speech: false, buzz: false, awake: true, askOneIn: 0 };
  assert.deepEqual(settings(keeping(null)), atFirst);
});

test("what was kept stands, and what is new since then is as at first", () => {
  const now = settings(keeping('{"sound":true,"awake":false}'));
  assert.deepEqual([now.sound, now.awake, now.speech, now.askOneIn], [true, false, false, 0]);
});

test("what cannot be read is as if nothing had been kept", () => {
  assert.deepEqual(settings(keeping("yes")), settings(keeping(null)));
});

test("a change keeps the other settings, and is there when the page is opened again", () => {
  change({ sound: true });
  change({ askOneIn: 20 });
  assert.deepEqual(settings(localStorage), {
    ...settings(keeping(null)),
    sound: true,
    askOneIn: 20,
  });
  change({ sound: false });
  assert.equal(settings(localStorage).sound, false);
});

test("a view of the settings is drawn again as they change", async () => {
  const shown = await drawn(() => html`<p>${useSettings().askOneIn}</p>`);
  change({ askOneIn: 5 });
  await settled();
  assert.equal(wordsOf(shown.one("p")), "5");
});
