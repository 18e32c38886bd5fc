import assert from "node:assert/strict";
import test from "node:test";
import { drawn, fire, settled, wordsOf } from "../drawn.js";
import { Footage } from "../../../server/web/calibrate/footage.js";

const FILM = { position_s: 83.4, length_s: 245.3, paused: false };
const LATER_MS = 300;

/** The controls of a film that obeys, and what was asked of it. */
async function film(camera = FILM, state = {}) {
  const asked = [];
  const answer = { ...FILM, ...camera };
  const api = {
    footage: async (what, body) => {
      asked.push([what, body]);
      if (what === "pause") answer.paused = body.paused;
      else answer.position_s = body.to_s;
      return { ...answer };
    },
  };
  const deeds = { api, ask: (_, question) => question() };
  const shown = await drawn(Footage, { camera }, { deeds, state });
  const place = () => wordsOf(shown.one(".film-place"));
  const press = async (key, more = {}) => {
    fire(document.activeElement, "keydown", { key, ...more });
    await settled();
  };
  return { ...shown, asked, place, press };
}

test("where the film is is told, and without its length only the place", async () => {
  assert.equal((await film()).place(), "1:23 of 4:05");
  const unknown = await film({ ...FILM, length_s: /** @type {any} */ (null) });
  assert.equal(unknown.place(), "1:23");
  assert.equal(unknown.all("input").length, 0);
  await unknown.click(unknown.one("[data-testid=film-on]"));
  assert.deepEqual(unknown.asked, [["jump", { to_s: 93.4 }]]);
});

test("a camera has no such controls, nor has a player, nor a film with a second view", async () => {
  const live = await film({ ...FILM, position_s: /** @type {any} */ (null) });
  assert.equal(wordsOf(document.body), "");
  assert.equal((await film(FILM, { session: { role: "seat" } })).all("button").length, 0);
  const two = await film(FILM, { camera: { second: { frames: 1 } } });
  assert.deepEqual([two.place(), two.all("button").length], ["1:23 of 4:05", 0]);
});

test("the button and P pause it and go on", async () => {
  const { one, click, press, asked } = await film();
  const button = one("[data-testid=film-pause]");
  assert.match(wordsOf(button), /^Pause/);
  await click(button);
  assert.match(wordsOf(button), /^Go on/);
  await press("p");
  assert.match(wordsOf(button), /^Pause/);
  await press("p", { ctrlKey: true });
  await press("p", { repeat: true });
  const said = asked.map(([, { paused }]) => paused);
  assert.deepEqual(said, [true, false]);
});

test("ten seconds back and on stay within the film, and going back is explained", async () => {
  const { one, all, click, place, asked } = await film({ ...FILM, position_s: 4 });
  await click(one("[data-testid=film-on]"));
  assert.equal(place(), "0:14 of 4:05");
  assert.equal(wordsOf(one(".film-hint")), "");
  await click(one("[data-testid=film-back]"));
  await click(one("[data-testid=film-back]"));
  assert.match(wordsOf(all(".film-hint")[0]), /may be proposed again/);
  const near = await film({ ...FILM, position_s: 240 });
  await near.click(near.one("[data-testid=film-on]"));
  const places = [...asked, ...near.asked].map(([, { to_s }]) => to_s);
  assert.deepEqual(places, [14, 4, 0, 245.3]);
});

test("the slider goes to where it rests, once", async () => {
  const { one, type, place, asked } = await film();
  const slider = one("[data-testid=film-slider]");
  await type(slider, "100");
  await type(slider, "200");
  assert.equal(place(), "3:20 of 4:05");
  fire(slider, "keydown", { key: "ArrowRight" });
  await settled();
  assert.equal(slider.getAttribute("aria-valuetext"), "3:21 of 4:05");
  assert.deepEqual(asked, []);
  await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  await settled();
  assert.deepEqual(asked, [["jump", { to_s: 201 }]]);
});

test("what the program tells next is newer than its last answer", async () => {
  const { one, click, place, again } = await film();
  await click(one("[data-testid=film-on]"));
  assert.equal(place(), "1:33 of 4:05");
  await again({ props: { camera: { ...FILM, position_s: 95 } } });
  assert.equal(place(), "1:35 of 4:05");
});

test("a button goes from where the slider is, which then stays there", async () => {
  const { one, click, type, asked } = await film();
  await type(one("[data-testid=film-slider]"), "200");
  await click(one("[data-testid=film-on]"));
  await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  assert.deepEqual(asked, [["jump", { to_s: 210 }]]);
});
