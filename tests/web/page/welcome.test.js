import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../drawn.js";
import { Welcome } from "../../../server/web/page/welcome.js";

const locked = async (code) => {
  const { one } = await drawn(Welcome, {}, { state: { phase: "locked" }, code });
  return wordsOf(one("h1"));
};

test("whoever has no code is told that one is needed, whoever has a wrong one that it is wrong", async () => {
  assert.equal(await locked(null), "This needs a code");
  assert.equal(await locked("wrong"), "This code opens nothing here");
});
