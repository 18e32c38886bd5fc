import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, settled, wordsOf } from "../drawn.js";
import { Loop } from "../../../server/web/offers/loop.js";

const REPLAY = ["a.jpg", "b.jpg", "c.jpg"];
const TOLD = { replay: REPLAY, close: [], decisive: [1], readings: [] };

/** The replay, once each of its pictures has arrived or failed. */
async function shownWithout(failed) {
  const pictures = [];
  class Image {
    set src(path) {
      if (path) pictures.push([path, this]);
    }
  }
  Object.assign(globalThis, { Image });
  const shown = await drawn(Loop, { told: TOLD, code: null, spots: () => null });
  for (const [path, picture] of pictures)
    failed.includes(path) ? picture.onerror() : picture.onload();
  await settled();
  return shown;
}

async function pictureAt(shown, place) {
  await shown.type(shown.one("input"), String(place));
  return shown.one(".touchable img").getAttribute("src") ?? shown.one(".touchable img").src;
}

test("a replay of which all pictures have arrived says nothing of them", async () => {
  const shown = await shownWithout([]);
  assert.deepEqual([shown.all("progress").length, shown.all("[role=status]").length], [0, 0]);
});

test("a replay goes on without a picture that is missing, and says so", async () => {
  const shown = await shownWithout(["b.jpg"]);
  assert.equal(shown.all("progress").length, 0);
  assert.match(wordsOf(shown.one("[role=status]")), /^1 picture could not be loaded/);
  assert.match(await pictureAt(shown, 1), /^a\.jpg/);
  assert.match(await pictureAt(shown, 2), /^c\.jpg/);
});
