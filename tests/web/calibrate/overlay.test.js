import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../drawn.js";
import { Overlay } from "../../../server/web/calibrate/overlay.js";
import { STEPS } from "../../../server/web/calibrate/scale.js";

const MAP = {
  x_px: [100, 200, 300, 400],
  y_px: [50, 150],
  sigma_mm: [
    [0.1, 0.2, 3, null],
    [0.1, null, 0.2, 0.2],
  ],
};
const told = (news = {}, size_wh = [1280, 720]) => ({
  check: { size_wh },
  table: { map: MAP, outline_px: [], marks: [], ...news },
});
const numbers = (element, ...names) => names.map((name) => Number(element.getAttribute(name)));
const box = (element) => numbers(element, "x", "y", "width", "height");

async function overlay(news, { size, shown = true } = {}) {
  return drawn(Overlay, { told: told(news, size), shown });
}

test("a pixel's centre lies on whole numbers: the drawing begins half a pixel before it", async () => {
  const { one } = await overlay();
  assert.equal(one("svg").getAttribute("viewBox"), "-0.5 -0.5 1280 720");
});

test("neighbours of one step are one rectangle around their middles, what is unknown has none", async () => {
  const { all } = await overlay();
  const groups = all("g");
  assert.equal(groups.length, STEPS.length);
  assert.deepEqual(groups[0].children.map(box), [
    [50, 0, 200, 101],
    [50, 100, 100, 101],
    [250, 100, 200, 101],
  ]);
  const three = STEPS.findIndex(({ upTo }) => upTo >= 3);
  assert.deepEqual(groups[three].children.map(box), [[250, 0, 100, 101]]);
  assert.equal(groups.flatMap((group) => group.children).length, 4);
});

test("the error is drawn only where it is wanted", async () => {
  const { all } = await overlay({}, { shown: false });
  assert.deepEqual([all("rect").length, all(".error-line").length], [0, 0]);
});

test("a line of equal error bears its millimetres, within the picture", async () => {
  const row = [0, 1.5];
  const map = { x_px: [0, 1200], y_px: [0, 700], sigma_mm: [row, row] };
  const { all } = await overlay({ map });
  const labels = all(".error-label");
  assert.deepEqual(labels.map(wordsOf), ["0.25 mm", "0.5 mm", "1 mm"]);
  for (const label of labels) {
    const [x, y] = numbers(label, "x", "y");
    assert.ok(x >= 60 && x <= 1220 && y >= 26 && y <= 720, `${x}, ${y}`);
  }
  assert.equal(all(".error-line").length, 6, "each with a darker one under it");
  const narrow = await overlay({ map: { ...map, x_px: [0, 100] } });
  assert.deepEqual(narrow.all(".error-label").map(wordsOf), ["0.25 mm"], "none covers another");
  assert.equal(narrow.all(".error-line").length, 6);
});

test("an outline needs three corners", async () => {
  const corners = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];
  const { one } = await overlay({ outline_px: corners });
  assert.equal(one(".table-outline").getAttribute("points"), "0,0 10,0 10,10");
  const two = await overlay({ outline_px: corners.slice(0, 2) });
  assert.equal(two.all(".table-outline").length, 0);
});

test("a mark with corners is outlined, a single corner is a cross that grows with the picture", async () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  const marks = [{ marks_px: [square] }, { marks_px: [[[100, 50]]] }];
  const { one } = await overlay({ marks });
  assert.equal(one("polygon.mark").getAttribute("points"), "0,0 4,0 4,4 0,4");
  assert.equal(one("path.mark").getAttribute("d"), "M93 50H107M100 43V57");
  const large = await overlay({ marks }, { size: [2560, 1440] });
  assert.equal(large.one("path.mark").getAttribute("d"), "M86 50H114M100 36V64");
});
