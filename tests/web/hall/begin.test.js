import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, fire, settled, wordsOf } from "../drawn.js";
import { Begin } from "../../../server/web/hall/begin.js";

test("the form for a tournament says that its list of games is missing, until it is there", async () => {
  const answers = [null, [{ name: "metamorph", title: "Metamorph", seats: [2, 4] }]];
  const games = async () => answers.shift() ?? Promise.reject(new Error("no answer"));
  const shown = await drawn(Begin, { state: { api: { games }, act: () => {} } });
  const open = async () => {
    fire(Object.assign(shown.one("details"), { open: true }), "toggle");
    await settled();
  };
  await open();
  assert.match(wordsOf(shown.one("[role=alert]")), /open it again/);
  await open();
  assert.equal(shown.all("[role=alert]").length, 0);
  assert.equal(shown.all("option").map(wordsOf)[0], "Metamorph");
});
