import assert from "node:assert/strict";
import test from "node:test";
import { groupsOf, latestGroup, redoneNext } from "../../../server/web/log/groups.js";

/** An entry of the ledger as the server tells it. */
function entry(seq, command, backTo = null) {
  const event = backTo === null ? { type: "Noted" } : { type: "TakenBack", to_seq: backTo };
  return { seq, at: command, command, event };
}

const TWO = [entry(1, "a"), entry(2, "b")];

/** Entries, and the groups that still stand: by their first and last seq. */
const LEDGERS = {
  "nothing yet": [[], []],
  "what one command caused belongs together": [
    [entry(1, "a"), entry(2, "a"), entry(3, "b")],
    [
      [1, 2],
      [3, 3],
    ],
  ],
  "what was taken back stands no longer": [[...TWO, entry(3, "c", 1)], [[1, 1]]],
  "going to its end brings back what was taken back": [
    [...TWO, entry(3, "c", 1), entry(4, "d", 2)],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  "a game may begin anew": [[entry(1, "a"), entry(2, "b", 0), entry(3, "c")], [[3, 3]]],
};

for (const [meaning, [entries, standing]] of Object.entries(LEDGERS)) {
  test(meaning, () => {
    const found = groupsOf(entries).filter((group) => group.standing && !group.takeBack);
    assert.deepEqual(
      found.map(({ first, last }) => [first, last]),
      standing,
    );
    assert.equal(latestGroup(entries)?.last, standing.at(-1)?.[1]);
  });
}

test("redo brings back what was taken back last, step by step, until something new is said", () => {
  const undone = [...TWO, entry(3, "c", 1), entry(4, "d", 0)];
  assert.equal(redoneNext(TWO), null);
  assert.equal(redoneNext(undone)?.toSeq, 3);
  const redone = [...undone, entry(5, "e", 3)];
  assert.equal(redoneNext(redone)?.toSeq, 2);
  assert.equal(redoneNext([...redone, entry(6, "f", 2)]), null);
  assert.equal(redoneNext([...undone, entry(5, "e")]), null);
});
