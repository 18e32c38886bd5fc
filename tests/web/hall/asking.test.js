import assert from "node:assert/strict";
import test from "node:test";
import "../drawn.js";
import { createHallApi, hallLink, takeHallCode } from "../../../server/web/hall/asking.js";

/** Opens the hall's page under this address; what its address and its kept code are afterwards. */
function opened(address) {
  const { origin, pathname, search, hash } = new URL(address, "http://table");
  const shown = [];
  Object.assign(globalThis.location, { origin, pathname, search, hash });
  Object.assign(globalThis, { history: { replaceState: (_, __, to) => shown.push(to) } });
  return { code: takeHallCode(), shown };
}

function answering(context, told, status = 200) {
  const asked = [];
  context.mock.method(globalThis, "fetch", async (path, wanted) => {
    asked.push({ path, ...wanted, body: wanted.body && JSON.parse(wanted.body) });
    return { ok: status < 400, status, json: async () => told };
  });
  return asked;
}

test("a link of the hall lets in by its code, which leaves the address at once", () => {
  const { code, shown } = opened(hallLink("a/b&c"));
  assert.deepEqual([code, shown], ["a/b&c", ["/hall/"]]);
});

test("a link to the screen leads there once its code is taken", () => {
  const { code, shown } = opened(hallLink("see", "tv"));
  assert.deepEqual([code, shown], ["see", ["/hall/#tv"]]);
});

test("a page that is loaded again knows its code, and leaves its address alone", () => {
  opened(hallLink("kept"));
  assert.deepEqual(opened("/hall/#tv"), { code: "kept", shown: [] });
});

test("no server is told the code: it stands behind the #", () => {
  const link = new URL(hallLink("secret", "tv"));
  assert.ok(!`${link.pathname}${link.search}`.includes("secret"));
});

test("whatever changes a tournament says on what it is based", async (context) => {
  const asked = answering(context, { seq: 8 });
  const api = createHallApi("secret");
  const one = { id: "a/b", seq: 7 };
  await api.join(one, "Ada");
  await api.leave(one, 3);
  await api.draw(one);
  await api.correct(one, { round: 1, table: "2", winners: ["Ada"], because: "miscounted" });
  assert.deepEqual(
    asked.map(({ path }) => path.replace("/api/hall/tournaments/a%2Fb/", "")),
    ["players", "leave", "rounds", "results"],
  );
  for (const { method, body, headers } of asked) {
    assert.deepEqual([method, body.based_on_seq], ["POST", 7]);
    assert.equal(headers.Authorization, "Bearer secret");
  }
  assert.deepEqual([asked[0].body.name, asked[1].body.number], ["Ada", 3]);
  assert.equal(asked[3].body.because, "miscounted");
});

test("who has no code sends none, and a question sends nothing but itself", async (context) => {
  const asked = answering(context, { tables: [] });
  assert.deepEqual(await createHallApi(null).hall(), { tables: [] });
  assert.equal(asked[0].headers.Authorization, undefined);
  assert.deepEqual([asked[0].method, asked[0].body], ["GET", undefined]);
});

test("a refusal keeps its words, its status and its reason", async (context) => {
  answering(context, { detail: "Ada plays already.", reason: "tournament/twice" }, 409);
  await assert.rejects(createHallApi(null).games(), {
    detail: "Ada plays already.",
    status: 409,
    reason: "tournament/twice",
  });
});

test("a program that does not answer is told so, with status 0", async (context) => {
  context.mock.method(globalThis, "fetch", async () => {
    throw new TypeError("no network");
  });
  await assert.rejects(createHallApi(null).hall(), { status: 0, detail: /does not answer/ });
});

test("an answer that is no JSON is not taken for silence", async (context) => {
  context.mock.method(globalThis, "fetch", async () => ({
    ok: false,
    status: 500,
    json: async () => JSON.parse("<html>"),
  }));
  await assert.rejects(createHallApi(null).hall(), { status: 500, message: /answer 500/ });
});
