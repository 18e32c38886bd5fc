import assert from "node:assert/strict";
import test from "node:test";
import {
  invitation,
  onlyThisMachine,
  readAddress,
  takeCode,
  withCode,
} from "../../server/web/address.js";

test("game and code are read from the address, null where they are missing", () => {
  const seen = { session: "g1", code: "a/b" };
  assert.deepEqual(readAddress({ search: "?session=g1&code=a%2Fb", hash: "" }), seen);
  assert.deepEqual(readAddress({ search: "?session=g1", hash: "#code=a%2Fb" }), seen);
  assert.deepEqual(readAddress({ search: "", hash: "#/calibrate" }), { session: null, code: null });
});

test("an invitation is read back as it was written, its code where no server is told it", () => {
  const link = new URL(invitation("g 1", "a&b", "http://table:8377"));
  assert.deepEqual(readAddress(link), { session: "g 1", code: "a&b" });
  assert.ok(!link.search.includes("a&b") && !link.search.includes("code"));
});

test("an invitation may lead to a place of the page, which stays when the code is gone", () => {
  const link = new URL(invitation("g1", "x/y", "http://table:8377", "#/room"));
  assert.equal(readAddress(link).code, "x/y");
  const seen = opened(link.href);
  assert.deepEqual([seen.code, seen.shown], ["x/y", ["/?session=g1#/room"]]);
});

function opened(address, storage = new Map()) {
  const location = new URL(address, "http://table");
  /** @type {string[]} */
  const shown = [];
  const code = takeCode({
    location,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => storage.set(key, value),
    },
    replace: (to) => shown.push(to),
  });
  return { code, shown, storage };
}

test("a code leaves the address as soon as it is read, and nothing else does", () => {
  for (const [address, left] of [
    ["/?session=g1#code=x%2Fy", "/?session=g1"],
    ["/?session=g1&code=x%2Fy", "/?session=g1"],
    ["/?code=x%2Fy#/calibrate", "/#/calibrate"],
    ["/#code=x%2Fy", "/"],
  ])
    assert.deepEqual([opened(address).code, opened(address).shown], ["x/y", [left]]);
});

test("the page that is loaded again still has it, another game's page does not", () => {
  const { storage } = opened("/?session=g1#code=x");
  assert.equal(opened("/?session=g1", storage).code, "x");
  assert.deepEqual(opened("/?session=g1", storage).shown, []);
  assert.equal(opened("/?session=g2", storage).code, null);
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

test("a code that was broken on the way is taken as it stands, and the page still opens", () => {
  assert.deepEqual(readAddress({ search: "?session=g1", hash: "#code=a%" }), {
    session: "g1",
    code: "a%",
  });
});
