import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../drawn.js";
import { FirstPhone } from "../../../server/web/calibrate/phone.js";

const LINK = "https://192.0.2.2:8378/phone/#code=abc";
const deeds = {
  ask: (_, call) => call(),
  api: { phoneLink: async () => ({ expected: true, links: [LINK] }) },
};

/** What of a phone is drawn while the coach tells this of the camera. */
async function shown(camera, frame = /** @type {number | null} */ (3)) {
  const { all } = await drawn(FirstPhone, { told: { camera, frame } }, { deeds });
  return (testid) => [...all(`[data-testid=${testid}]`)].map(wordsOf);
}

test("a phone's link is shown where a phone is the camera, and nowhere else", async () => {
  const expected = await shown({ source: "camera phone", phone: true }, null);
  assert.deepEqual(expected("phone-address"), [LINK]);
  assert.deepEqual(expected("phone-sends"), []);
  assert.deepEqual((await shown({ source: "camera 0" }))("phone-link"), []);
  assert.deepEqual((await shown(null))("phone-link"), []);
});

test("while a phone sends its picture, the link is said to be for another one", async () => {
  const sending = { source: "camera phone", phone: true, frozen: false, problem: null };
  assert.equal((await shown(sending))("phone-sends").length, 1);
  assert.deepEqual((await shown({ ...sending, frozen: true }))("phone-sends"), []);
});

test("once the picture is stopped, nothing is left to scan", async () => {
  const stopped = { expected: true, links: ["https://192.0.2.2:8378/phone/"] };
  const api = { ...deeds.api, withdrawPhone: async () => stopped };
  const told = { camera: { phone: true }, frame: null };
  const { all, one } = await drawn(FirstPhone, { told }, { deeds: { ...deeds, api } });
  [...all("button")].at(-1).click();
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(all("[data-testid=phone-address]").length, 0);
  assert.match(wordsOf(one(".phone-link")), /make a new link/);
});
