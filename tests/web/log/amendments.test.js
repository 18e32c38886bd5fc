import assert from "node:assert/strict";
import test from "node:test";
import { amendmentsInForce, foldedGroups, undoneNext } from "../../../server/web/log/groups.js";

/** An entry that is a command of its own. */
function entry(seq, event = { type: "Noted" }) {
  return { seq, command: seq, at: "", event, told: `entry ${seq}` };
}

const said = (seq) => entry(seq);
const back = (seq, to_seq) => entry(seq, { type: "TakenBack", to_seq });
const amended = (seq, to_seq, through) => entry(seq, { type: "Amended", to_seq, through });

/** Three commands; the second is corrected, the third said again. */
const CORRECTED = [said(1), said(2), said(3), amended(4, 1, 6), said(5), said(6)];
/** The same, and the old line taken up again. */
const TAKEN_UP = [...CORRECTED, back(7, 3)];

const firsts = (groups) => groups.map((group) => group.first);

test("the line that was given up is folded away behind its amendment", () => {
  const groups = foldedGroups(CORRECTED);
  assert.deepEqual(firsts(groups), [1, 4, 5, 6]);
  assert.deepEqual(firsts(groups[1].oldLine), [2, 3]);
  assert.deepEqual(groups[0].oldLine, []);
});

test("a line that was taken up again is folded no longer", () => {
  assert.deepEqual(amendmentsInForce(TAKEN_UP), []);
  assert.deepEqual(firsts(foldedGroups(TAKEN_UP)), [1, 2, 3, 4, 5, 6, 7]);
});

test("an amendment of an amended line folds both", () => {
  const twice = [...CORRECTED, amended(7, 5, 8), said(8)];
  const groups = foldedGroups(twice);
  assert.deepEqual(firsts(groups), [1, 4, 5, 7, 8]);
  assert.deepEqual(firsts(groups.find((group) => group.first === 7).oldLine), [6]);
  assert.deepEqual(firsts(groups.find((group) => group.first === 4).oldLine), [2, 3]);
});

test("undo takes up the old line as long as nothing was said since", () => {
  assert.equal(undoneNext(CORRECTED)?.toSeq, 3);
  assert.equal(undoneNext([...CORRECTED, said(7)])?.toSeq, 6);
  assert.equal(undoneNext([...CORRECTED, said(7), back(8, 6)])?.toSeq, 3);
  assert.equal(undoneNext(TAKEN_UP)?.toSeq, 2);
  assert.equal(undoneNext([said(1), amended(2, 0, 2)])?.toSeq, 1);
  assert.equal(undoneNext([]), null);
});
