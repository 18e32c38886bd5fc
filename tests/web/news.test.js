import assert from "node:assert/strict";
import test from "node:test";
import { heard, linked, merged } from "../../server/web/news.js";
import { NOTHING_KNOWN } from "../../server/web/store.js";

const entry = (seq, word = "") => ({ seq, word });

test("entries that come again replace the known ones and stay in order", () => {
  assert.deepEqual(merged([entry(1), entry(2)], [entry(3), entry(2, "new")]), [
    entry(1),
    entry(2, "new"),
    entry(3),
  ]);
});

test("the first session decides which tab a phone begins with", () => {
  const first = (role) => heard(NOTHING_KNOWN, { type: "session", session: { role } }).tab;
  assert.equal(first("referee"), "table");
  assert.equal(first("seat"), "game");
});

test("a later session leaves the tab alone", () => {
  const session = { role: "referee" };
  const changed = heard({ ...NOTHING_KNOWN, session }, { type: "session", session });
  assert.ok(!("tab" in changed));
});

test("each message changes its own field, an unknown one nothing", () => {
  const proposals = [{ key: "p" }];
  assert.deepEqual(heard(NOTHING_KNOWN, { type: "proposals", proposals }), { proposals });
  assert.deepEqual(heard(NOTHING_KNOWN, { type: "of tomorrow" }), {});
});

test("that the program does not answer is no longer said when it answers", () => {
  const silent = { detail: "The program does not answer.", status: 0 };
  const refused = { detail: "Not now.", status: 409 };
  const refusals = { undo: silent, begin: refused };
  const lost = { ...NOTHING_KNOWN, link: /** @type {const} */ ("lost"), refusals };
  assert.deepEqual(linked(lost, "live"), { link: "live", refusals: { begin: refused } });
  assert.deepEqual(linked(lost, "lost"), { link: "lost" });
});
