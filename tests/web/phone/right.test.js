import assert from "node:assert/strict";
import test from "node:test";
import { takeRight } from "../../../server/web/phone/right.js";

function page(hash, kept = new Map()) {
  const asked = [];
  const replaced = [];
  return {
    asked,
    replaced,
    kept,
    location: { hash, pathname: "/phone/" },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, what) => kept.set(key, what),
    },
    replace: (address) => replaced.push(address),
    ask: async (what, code) => {
      asked.push([what, code]);
      return { right: `right for ${code}` };
    },
  };
}

test("the link's code is changed for a right, and leaves the address", async () => {
  const opened = page("#code=a%2Fb");
  assert.equal(await takeRight(opened), "right for a/b");
  assert.deepEqual(opened.asked, [["take", "a/b"]]);
  assert.deepEqual(opened.replaced, ["/phone/"]);
});

test("opened anew without a link the tab still has its right", async () => {
  const first = page("#code=x");
  await takeRight(first);
  const again = page("", first.kept);
  assert.equal(await takeRight(again), "right for x");
  assert.deepEqual(again.asked, []);
});

test("another link is another right, whatever was kept", async () => {
  const kept = page("#code=x");
  await takeRight(kept);
  assert.equal(await takeRight(page("#code=y", kept.kept)), "right for y");
});

test("without a link and a right it says what to scan", async () => {
  await assert.rejects(takeRight(page("")), /Scan the code/);
});
