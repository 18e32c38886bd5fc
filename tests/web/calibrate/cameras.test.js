import assert from "node:assert/strict";
import test from "node:test";
import { drawn, fire, settled, wordsOf } from "../drawn.js";
import { Cameras } from "../../../server/web/calibrate/cameras.js";

const CAMERA = { key: "0", kind: "webcam", name: "Table Cam", number: 0, identity: "", sizes: [] };

/** The list of cameras, of which each picture says how often it was taken. */
async function cameras() {
  let taken = 0;
  const list = { choosable: true, why: "", cameras: [{ ...CAMERA, in_use: true }] };
  const api = {
    cameras: async () => list,
    glimpse: async () => ({ picture: `data:picture-${(taken += 1)}`, why: "" }),
  };
  const deeds = { api, ask: (_, question) => question() };
  const shown = await drawn(Cameras, {}, { deeds });
  const details = shown.one("details");
  const turn = async (open) => {
    Object.assign(details, { open });
    fire(details, "toggle");
    await settled();
  };
  const pictures = () => shown.all("img").map((one) => one.src ?? one.getAttribute("src"));
  return { ...shown, turn, pictures };
}

test("each time the list is opened the pictures are taken anew, and no old one is shown", async () => {
  const { turn, pictures, click, all } = await cameras();
  await turn(true);
  assert.deepEqual(pictures(), ["data:picture-1"]);
  await turn(false);
  await turn(true);
  assert.deepEqual(pictures(), ["data:picture-2"]);
  const again = all("button").find((one) => wordsOf(one).startsWith("Look again"));
  await click(again);
  assert.deepEqual(pictures(), ["data:picture-3"]);
});
