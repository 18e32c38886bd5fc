import assert from "node:assert/strict";
import test from "node:test";
import {
  amended,
  changedWords,
  kindOf,
  likelyValues,
  shownValue,
  stepped,
} from "../../../server/web/offers/amend.js";

const SPAN = { path: ["span"], per_unit: 10, options: [] };
const DICE = { path: ["missiles", 0, "dice"], per_unit: 1, options: [] };
const STRUCK = { path: ["struck"], options: [{ value: null }, { value: 3 }], per_unit: 1 };

/** A field, the command, how it is shown and told apart, what is typed, and what comes of it. */
const CASES = [
  [SPAN, { span: 2034 }, "203.4", "number", "205.25", { span: 2053 }],
  [SPAN, { span: null }, "", "number", "", { span: null }],
  [DICE, { missiles: [{ dice: 2 }] }, "2", "number", "5", { missiles: [{ dice: 5 }] }],
  [STRUCK, { struck: 3 }, "1", "choice", "0", { struck: null }],
];

for (const [field, command, shown, kind, typed, wanted] of CASES) {
  test(`${JSON.stringify(command)} with ${JSON.stringify(typed)} typed`, () => {
    const before = structuredClone(command);
    assert.equal(shownValue(command, field), shown);
    assert.equal(kindOf(command, field), kind);
    assert.deepEqual(amended(command, [field], [typed]), wanted);
    assert.deepEqual(command, before, "the offered command stays as it is");
  });
}

test("a box that is ticked and a word that is typed keep their kinds", () => {
  const fields = ["hit", "why"].map((name) => ({ path: [name], per_unit: 1, options: [] }));
  const command = { hit: false, why: "seen" };
  assert.deepEqual(
    fields.map((field) => kindOf(command, field)),
    ["checkbox", "text"],
  );
  assert.deepEqual(amended(command, fields, [true, "told"]), { hit: true, why: "told" });
});

test("likely values stand in their order beside the proposed one, each once", () => {
  const span = { path: ["span"], near: [2030, 2050], per_unit: 10, options: [] };
  assert.deepEqual(likelyValues(span, { span: 2040 }), [2030, 2040, 2050]);
  assert.deepEqual(likelyValues(span, { span: 2030 }), [2030, 2050]);
  assert.deepEqual(likelyValues({ ...span, near: [] }, { span: 2040 }), [], "nothing is in doubt");
});

test("a step goes to the next whole unit and not below the least", () => {
  const dice = { path: ["dice"], least: 1, most: 5, per_unit: 1, options: [] };
  assert.equal(stepped(dice, "5", 1), "5");
  assert.equal(stepped(dice, "2", 1), "3");
  assert.equal(stepped(dice, "1", -1), "1");
  assert.equal(stepped({ ...dice, per_unit: 10, least: null, most: null }, "203.4", 1), "204");
  assert.equal(stepped({ ...dice, per_unit: 10, least: null, most: null }, "203.4", -1), "203");
});

test("the button that confirms says what was corrected", () => {
  const span = { path: ["span"], label: "Span", unit: "mm", per_unit: 10, options: [] };
  const legs = { path: ["legs"], label: "Legs", unit: "", per_unit: 1, options: [] };
  const command = { span: 2040, legs: 3 };
  assert.equal(changedWords(command, [span, legs], ["204", "3"]), "");
  assert.equal(changedWords(command, [span, legs], ["205", "3"]), "205 mm");
  assert.equal(changedWords(command, [span, legs], ["204", "4"]), "Legs: 4");
  assert.equal(changedWords(command, [span, legs], ["205", "4"]), "2 corrections");
});
