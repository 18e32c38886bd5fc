import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../drawn.js";
import { Happened } from "../../../server/web/picture/happened.js";

async function said(ago_s) {
  const happened = [{ number: 1, ago_s, text: "the camera was moved" }];
  const { place } = await drawn(Happened, { camera: { happened } });
  return wordsOf(place);
}

test("how long ago it was is told in seconds, and from one minute on in minutes", async () => {
  assert.match(await said(4.4), /^now/);
  assert.match(await said(59.4), /^59 s ago/);
  assert.match(await said(59.6), /^1 min ago/);
});
