import assert from "node:assert/strict";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { page, settled } from "./drawn.js";
import { openStream } from "../../server/web/stream.js";

const FIRST_MS = 400;
const LONGEST_MS = 8000;
const SILENT_MS = 6000;
const unread = [];
Object.assign(globalThis.location, { protocol: "http:", host: "table" });
Object.assign(globalThis, { reportError: (error) => unread.push(error.name) });

/** Sockets in the order in which they were opened, each to be told things by a test. */
function imitated(context) {
  const sockets = [];
  class Socket {
    static OPEN = 1;
    static CLOSED = 3;
    readyState = 1;
    onmessage = (/** @type {any} */ _) => {};
    onclose = (/** @type {any} */ _) => {};

    constructor(address) {
      this.address = address;
      sockets.push(this);
    }
    close() {
      this.lost(1000);
    }
    lost(code = 1006) {
      this.readyState = Socket.CLOSED;
      this.onclose({ code });
    }
    says(message) {
      this.onmessage({ data: typeof message === "string" ? message : JSON.stringify(message) });
    }
  }
  const before = globalThis.WebSocket;
  Object.assign(globalThis, { WebSocket: Socket });
  context.after(() => Object.assign(globalThis, { WebSocket: before }));
  context.mock.timers.enable({ apis: ["setTimeout"] });
  return sockets;
}

function opened(context) {
  const sockets = imitated(context);
  const heard = [];
  let known = (/** @type {string} */ _) => {};
  const hangUp = openStream({
    session: "g",
    code: "x y",
    onMessage: (message) => {
      heard.push(message.type);
      known(message.type);
    },
    onLink: (link) => heard.push(link),
    onRefused: (phase) => heard.push(`refused: ${phase}`),
  });
  context.after(hangUp);
  const wait = (ms) => context.mock.timers.tick(ms);
  /** Until a message of this type has been handed on. */
  const until = (type) => new Promise((done) => (known = (now) => now === type && done(null)));
  return { sockets, heard, hangUp, wait, until };
}

test("messages are handed on in the order in which they were sent", async (context) => {
  const { sockets, heard, until } = opened(context);
  assert.match(sockets[0].address, /^ws:\/\/table\/api\/sessions\/g\/stream\?.*code=x%20y$/);
  sockets[0].onmessage({ data: new Blob([gzipSync('{"type":"session"}')]) });
  sockets[0].says({ type: "events" });
  await until("events"); // the first one is decompressed meanwhile
  assert.deepEqual(heard, ["live", "live", "session", "events"]);
});

test("a lost connection is told and made again, ever later up to eight seconds", (context) => {
  const { sockets, heard, wait } = opened(context);
  const pauses = [FIRST_MS, 800, 1600, 3200, 6400, LONGEST_MS, LONGEST_MS];
  for (const [tries, pause] of pauses.entries()) {
    sockets.at(-1).lost();
    wait(pause - 1);
    assert.equal(sockets.length, tries + 1, `not before ${pause} ms`);
    wait(1);
    assert.equal(sockets.length, tries + 2, `after ${pause} ms`);
  }
  assert.deepEqual(new Set(heard), new Set(["lost"]));
});

test("once something was heard, the next pause is a short one again", (context) => {
  const { sockets, wait } = opened(context);
  sockets[0].lost();
  wait(FIRST_MS);
  sockets[1].says({ type: "camera" });
  sockets[1].lost();
  wait(FIRST_MS);
  assert.equal(sockets.length, 3);
});

test("a program that hangs is taken for lost after six silent seconds", (context) => {
  const { sockets, heard, wait } = opened(context);
  sockets[0].says({ type: "camera" });
  wait(SILENT_MS - 1);
  sockets[0].says({ type: "camera" });
  wait(SILENT_MS - 1);
  assert.ok(!heard.includes("lost"));
  wait(1);
  assert.ok(heard.includes("lost"));
  wait(FIRST_MS);
  assert.equal(sockets.length, 2);
});

for (const [code, phase] of /** @type {const} */ ([
  [4401, "locked"],
  [4404, "missing"],
]))
  test(`a game that is ${phase} is told so, and not asked for again`, (context) => {
    const { sockets, heard, wait } = opened(context);
    sockets[0].lost(code);
    wait(LONGEST_MS);
    assert.deepEqual(heard, [`refused: ${phase}`]);
    assert.equal(sockets.length, 1);
  });

test("a network that is back is used at once, without a second connection later", (context) => {
  const { sockets, wait } = opened(context);
  page.tell({ type: "online" });
  assert.equal(sockets.length, 1, "a connection that stands is left alone");
  sockets[0].lost();
  page.tell({ type: "online" });
  assert.equal(sockets.length, 2);
  wait(LONGEST_MS);
  assert.equal(sockets.length, 2);
});

test("who hung up hears nothing more and is not connected again", async (context) => {
  const { sockets, heard, hangUp, wait } = opened(context);
  sockets[0].says({ type: "session" });
  hangUp();
  await settled();
  wait(LONGEST_MS);
  page.tell({ type: "online" });
  assert.deepEqual([heard, sockets.length], [["live"], 1]);
});

test("a message that cannot be read does not stop those after it", async (context) => {
  const { sockets, heard } = opened(context);
  sockets[0].says("{");
  sockets[0].says({ type: "events" });
  await settled();
  assert.deepEqual(unread, ["SyntaxError"]);
  assert.equal(heard.at(-1), "events");
});

test("the call that was made early is gone on with, if it is for the same game", async (context) => {
  const sockets = imitated(context);
  const heard = [];
  const wanted = {
    session: "g",
    code: null,
    onMessage: (message) => heard.push(message.type),
    onLink() {},
    onRefused() {},
  };
  openStream(wanted)();
  const { address } = sockets[0];
  const early = (at) => {
    const socket = new WebSocket(at);
    const data = '{"type":"session"}';
    Object.assign(globalThis, { calledEarly: { address: at, socket, heard: [{ data }] } });
  };
  early(address);
  context.after(openStream(wanted));
  await settled();
  assert.deepEqual([sockets.length, heard], [2, ["session"]]);
  early(`${address}&other`);
  context.after(openStream(wanted));
  await settled();
  assert.deepEqual([sockets.length, heard], [4, ["session"]]);
});

test("a connection that opens and stays silent is told lost, and tried again", (context) => {
  const { sockets, heard, wait } = opened(context);
  wait(SILENT_MS - 1);
  assert.deepEqual(heard, []);
  wait(1);
  assert.ok(heard.includes("lost"));
  wait(FIRST_MS);
  assert.equal(sockets.length, 2);
});
