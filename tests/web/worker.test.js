import assert from "node:assert/strict";
import test from "node:test";

/** What the worker does with a call; undefined where the browser makes it itself. */
async function answered(mode, fetched) {
  const scope = /** @type {any} */ (globalThis);
  /** @type {(event: object) => void} */
  let hear = () => {};
  scope.self = { addEventListener: (_, heard) => (hear = heard) };
  await import(`../../server/web/worker.js?${mode}${fetched.name}`);
  scope.fetch = fetched;
  let given;
  hear({ request: { mode }, respondWith: (answer) => (given = answer) });
  return given;
}

test("where the program does not answer, the installed page says so", async () => {
  const answer = await answered("navigate", async function silent() {
    throw new TypeError("no network");
  });
  const page = await answer.text();
  assert.match(page, /<html lang="en">/);
  assert.match(page, /The program does not answer/);
});

test("what the program answers is shown as it is, and nothing else is touched", async () => {
  const told = new Response("the page");
  const there = async () => told;
  assert.equal(await answered("navigate", there), told);
  assert.equal(await answered("cors", there), undefined);
});
