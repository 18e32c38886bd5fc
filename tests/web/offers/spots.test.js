import assert from "node:assert/strict";
import test from "node:test";
import { drawn, fire } from "../drawn.js";
import { Spots } from "../../../server/web/offers/spots.js";

const SIDE_PX = 20;
const spot = (label, in_picture, in_replay = null) => ({ label, in_picture, in_replay });

/** Spots whose buttons stand with their middles here, and what was touched among them. */
async function spots(places) {
  const touched = [];
  const shown = await drawn(Spots, {
    spots: places.map((_, place) => spot(String(place), [0.1, 0.1])),
    place: "in_picture",
    touch: ({ label }) => touched.push(label),
    chosen: { isChosen: () => false },
  });
  const buttons = shown.all("[data-testid=spot]");
  for (const [place, [x, y]] of places.entries())
    buttons[place].box = {
      left: x - SIDE_PX / 2,
      top: y - SIDE_PX / 2,
      width: SIDE_PX,
      height: SIDE_PX,
    };
  const tap = (clientX, clientY, target = shown.one(".spots")) => {
    fire(target, "click", { detail: 1, clientX, clientY });
    return touched.at(-1);
  };
  return { buttons, tap, touched };
}

test("the nearest spot is meant, also where the finger lies on another one's button", async () => {
  const { tap, buttons } = await spots([
    [100, 100],
    [130, 100],
  ]);
  assert.equal(tap(114, 100), "0");
  assert.equal(tap(116, 100), "1");
  assert.equal(tap(116, 100, buttons[0]), "1");
});

test("a finger may miss by its own width, and no farther", async () => {
  const { tap, touched } = await spots([[100, 100]]);
  assert.equal(tap(144, 100), "0");
  tap(145, 100);
  tap(100, 160);
  assert.equal(touched.length, 1);
});

test("by the keyboard the focused one is meant, wherever the pointer is", async () => {
  const { buttons, touched } = await spots([
    [100, 100],
    [300, 300],
  ]);
  fire(buttons[1], "click", { detail: 0, clientX: 0, clientY: 0 });
  assert.deepEqual(touched, ["1"]);
});

test("each picture has the spots that lie in it", async () => {
  const both = [spot("a", [0.1, 0.2], [0.3, 0.4]), spot("b", null, [0.5, 0.6])];
  const props = { spots: both, touch: () => {}, chosen: { isChosen: () => false } };
  const inReplay = await drawn(Spots, { ...props, place: "in_replay" });
  assert.equal(inReplay.all("[data-testid=spot]").length, 2);
  assert.equal(inReplay.one("[data-testid=spot]").style.left, "30%");
  const inPicture = await drawn(Spots, { ...props, place: "in_picture" });
  assert.equal(inPicture.all("[data-testid=spot]").length, 1);
  assert.equal(
    (await drawn(Spots, { ...props, spots: [], place: "in_picture" })).all(".spots").length,
    0,
  );
});
