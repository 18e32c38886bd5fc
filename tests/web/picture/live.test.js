import assert from "node:assert/strict";
import test from "node:test";
import { drawn, settled } from "../drawn.js";
import { Live } from "../../../server/web/picture/live.js";

const BEGUN = "--frame";
const pictureOf = (words) => `\r\nContent-Type: image/jpeg\r\n\r\n${words}\r\n--frame`;

/** The live picture of a camera that a test films: what was asked, what is shown, what was let go. */
async function live(context, { link = "live" } = {}) {
  document.hidden = false;
  let now = 0;
  context.mock.timers.enable({ apis: ["setInterval"] });
  context.mock.method(performance, "now", () => now);
  const asked = [];
  let films = /** @type {any} */ (null);
  context.mock.method(globalThis, "fetch", async (path, { signal }) => {
    const body = new ReadableStream({ start: (controller) => (films = controller) });
    films.enqueue(new TextEncoder().encode(BEGUN));
    asked.push({ path, signal });
    const headers = new Headers({ "Content-Type": "multipart/x-mixed-replace; boundary=frame" });
    return { ok: true, headers, body };
  });
  const pictures = [];
  const gone = [];
  context.mock.method(URL, "createObjectURL", (blob) => `blob:${pictures.push(blob) - 1}`);
  context.mock.method(URL, "revokeObjectURL", (address) => gone.push(address));
  const rates = [];
  const shown = await drawn(Live, { code: "x", link, onRate: (rate) => rates.push(rate) });
  const image = /** @type {any} */ (shown.one("img"));
  context.after(() => drawn(() => null));
  return {
    ...shown,
    asked,
    rates,
    gone,
    image,
    async film(...taken) {
      for (const one of taken) films.enqueue(new TextEncoder().encode(pictureOf(one)));
      await settled();
    },
    async loaded(how = "onload") {
      image[how]();
      await settled();
    },
    shows: async () => {
      const source = image.src ?? image.getAttribute("src");
      return pictures[Number(source.split(":")[1])].text();
    },
    async wait(ms) {
      now += ms;
      context.mock.timers.tick(ms);
      await settled();
    },
  };
}

test("a picture is shown as it comes, and its address is let go once it is seen", async (context) => {
  const { film, shows, loaded, gone, asked } = await live(context);
  assert.equal(asked[0].path, "/api/camera/live?attempt=1&code=x");
  await film("one");
  assert.deepEqual([await shows(), gone], ["one", []]);
  await loaded();
  assert.deepEqual(gone, ["blob:0"]);
});

test("what comes while a picture is being shown gives way to newer ones", async (context) => {
  const { film, shows, loaded } = await live(context);
  await film("one");
  await film("two");
  await film("three");
  assert.equal(await shows(), "one");
  await loaded();
  assert.equal(await shows(), "three");
});

test("a broken picture is not counted, and the next one is shown", async (context) => {
  const { film, shows, loaded, rates, wait } = await live(context);
  await wait(500);
  await film("broken");
  await loaded("onerror");
  await film("whole");
  assert.equal(await shows(), "whole");
  await wait(500);
  assert.deepEqual(rates, [0]);
});

test("pictures are counted when they are shown, and told every second", async (context) => {
  const { film, loaded, rates, wait } = await live(context);
  await wait(500);
  for (const one of ["one", "two"]) {
    await film(one);
    await loaded();
  }
  await wait(500);
  assert.deepEqual(rates, [4 * 0.5]);
});

test("a tab that nobody sees lets the picture go, and asks for it anew when it is seen", async (context) => {
  const { asked, rates } = await live(context);
  document.hidden = true;
  document.tell({ type: "visibilitychange" });
  await settled();
  assert.equal(asked[0].signal.aborted, true);
  assert.equal(rates.at(-1), null);
  document.hidden = false;
  document.tell({ type: "visibilitychange" });
  await settled();
  assert.equal(asked.length, 2);
});

test("nothing is asked before the line stands, and after a break under a new address", async (context) => {
  const { asked, again } = await live(context, { link: "opening" });
  assert.equal(asked.length, 0);
  for (const link of ["live", "lost", "live"]) await again({ props: { link } });
  assert.deepEqual(
    asked.map(({ path }) => /attempt=\d/.exec(path)?.[0]),
    ["attempt=1", "attempt=2"],
  );
  assert.equal(asked[0].signal.aborted, true);
});
