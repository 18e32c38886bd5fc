import assert from "node:assert/strict";
import test from "node:test";
import { createApi, Refused } from "../../server/web/api.js";

/** Answers every request with this, and keeps what was asked. */
function answering(context, status, told) {
  const asked = [];
  context.mock.method(globalThis, "fetch", async (path, wanted) => {
    asked.push({ path, ...wanted });
    return { ok: status < 400, status, json: async () => told };
  });
  return asked;
}

test("a command is sent with what it is based on and with the code", async (context) => {
  const asked = answering(context, 200, { seq: 8 });
  const answer = await createApi("secret").say("a/b", { type: "Move" }, 7);
  assert.deepEqual(answer, { seq: 8 });
  assert.equal(asked[0].path, "/api/sessions/a%2Fb/commands");
  assert.equal(asked[0].headers.Authorization, "Bearer secret");
  assert.deepEqual(JSON.parse(asked[0].body), { command: { type: "Move" }, based_on_seq: 7 });
});

test("a refusal keeps its reason, rule and spot", async (context) => {
  answering(context, 409, { detail: "too far", reason: "move/far", rule: "K3", spot: [1, 2] });
  await assert.rejects(createApi(null).games(), (refused) => {
    assert.ok(refused instanceof Refused);
    assert.deepEqual(
      [refused.detail, refused.status, refused.reason, refused.rule, refused.stale],
      ["Too far", 409, "move/far", "K3", false],
    );
    return true;
  });
});

test("a command that came too late is stale", async (context) => {
  answering(context, 409, { detail: "gone on", reason: "command/stale" });
  await assert.rejects(createApi(null).games(), { stale: true });
});

test("a field that is wrong is named", async (context) => {
  answering(context, 422, { detail: [{ loc: ["body", "seed"], msg: "not a number" }] });
  await assert.rejects(createApi(null).games(), { message: "Seed: not a number" });
});

test("a program that does not answer says so, with status 0", async (context) => {
  context.mock.method(globalThis, "fetch", async () => {
    throw new TypeError("no network");
  });
  await assert.rejects(createApi(null).games(), { status: 0, message: /does not answer/ });
});
