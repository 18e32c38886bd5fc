import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { drawn, settled, wordsOf } from "../drawn.js";
import { Invite } from "../../../server/web/dialogs/invite.js";

const SESSION = { id: "g", state: { players: [{ seat: 1, name: "Ada" }] } };
const CODES = { seats: ["a"], spectator: null, referee: null, end_at: "2026-11-23T15:26:00Z" };
const own = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? {};
afterEach(() => Object.defineProperty(globalThis, "navigator", { configurable: true, ...own }));

/** What the button says after a click, in a browser with this clipboard and this old way of copying. */
async function saidAfterCopying({ clipboard, oldWay }) {
  const value = { clipboard: clipboard && { writeText: clipboard } };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value });
  Object.assign(document, { execCommand: () => oldWay });
  const deeds = { api: { codes: async () => CODES } };
  const shown = await drawn(Invite, { close: () => {} }, { deeds, state: { session: SESSION } });
  await settled();
  const button = shown.all("button").find((one) => wordsOf(one) === "Copy");
  const parentElement = { querySelector: () => ({ select: () => {} }) };
  Object.defineProperty(button, "parentElement", { value: parentElement });
  await shown.click(button);
  await settled();
  return wordsOf(button);
}

const refuses = async () => {
  throw new Error("not allowed");
};

test("a link is copied by the clipboard, or in the old way where there is none", async () => {
  assert.equal(await saidAfterCopying({ clipboard: async () => {}, oldWay: false }), "Copied");
  assert.equal(await saidAfterCopying({ clipboard: null, oldWay: true }), "Copied");
  assert.equal(await saidAfterCopying({ clipboard: refuses, oldWay: true }), "Copied");
});

test("a link that could not be copied is not called copied", async () => {
  assert.equal(await saidAfterCopying({ clipboard: refuses, oldWay: false }), "Copy it by hand");
});

test("a code is withdrawn only when that is confirmed", async () => {
  const changed = [];
  const api = {
    codes: async () => CODES,
    changeCode: async (...said) => (changed.push(said), { ...CODES, seats: [null] }),
  };
  const deeds = { api, ask: (_, question) => question() };
  const shown = await drawn(Invite, { close: () => {} }, { deeds, state: { session: SESSION } });
  await settled();
  const press = async (words) => {
    const button = shown.all("button").find((one) => wordsOf(one) === words);
    button.focus();
    await shown.click(button);
  };
  await press("Withdraw");
  assert.equal(shown.all("[role=alertdialog]").length, 1);
  assert.equal(wordsOf(document.activeElement), "Cancel");
  await press("Cancel");
  assert.deepEqual([shown.all("[role=alertdialog]").length, changed], [0, []]);
  assert.equal(wordsOf(document.activeElement), "Withdraw");
  await press("Withdraw");
  await shown.click(shown.all("[data-testid=sure-yes]")[0]);
  await settled();
  assert.deepEqual(changed, [["g", 1, "withdraw"]]);
});
