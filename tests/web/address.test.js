import assert from "node:assert/strict";
import test from "node:test";
import { invitation, onlyThisMachine, readAddress, withCode } from "../../server/web/address.js";

test("game and code are read from the address, null where they are missing", () => {
  assert.deepEqual(readAddress("?session=g1&code=a%2Fb"), { session: "g1", code: "a/b" });
  assert.deepEqual(readAddress(""), { session: null, code: null });
});

test("an invitation is read back as it was written", () => {
  const link = new URL(invitation("g 1", "a&b", "http://table:8377"));
  assert.deepEqual(readAddress(link.search), { session: "g 1", code: "a&b" });
});

test("a code joins a path with or without a question", () => {
  assert.equal(withCode("/a", null), "/a");
  assert.equal(withCode("/a", "x y"), "/a?code=x%20y");
  assert.equal(withCode("/a?b=1", "x"), "/a?b=1&code=x");
});

test("names of this machine itself help nobody else", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) assert.ok(onlyThisMachine(host));
  assert.ok(!onlyThisMachine("192.168.0.7"));
});
