import assert from "node:assert/strict";
import test from "node:test";
import { COLOURS, colourStyle, seatColour } from "../../../server/web/games/colours.js";

const SEATS = Array.from({ length: 10 }, (_, place) => place + 1);

/** Relative luminance of "#rrggbb" (WCAG 2.2, "relative luminance"). */
function luminance(hex) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test("ten seats have ten colours, and the eleventh the first again", () => {
  const colours = SEATS.map(seatColour);
  assert.equal(new Set(colours).size, 10);
  assert.ok(colours.every((colour) => COLOURS.includes(colour)));
  assert.equal(seatColour(11), seatColour(1));
});

test("a colour that nobody knows is drawn grey", () => {
  assert.notDeepEqual(colourStyle("mauve"), colourStyle("red"));
  assert.deepEqual(colourStyle("mauve"), colourStyle(undefined));
});

for (const colour of COLOURS) {
  test(`large letters can be read on ${colour} (contrast of 3 to 1)`, () => {
    const { "--hue": fill, "--hue-ink": ink } = colourStyle(colour);
    const [dark, light] = [luminance(fill), luminance(ink)].sort((a, b) => a - b);
    assert.ok((light + 0.05) / (dark + 0.05) >= 3);
  });
}
