import assert from "node:assert/strict";
import test from "node:test";
import { settled } from "../drawn.js";
import { Refused } from "../../../server/web/api.js";
import { send } from "../../../server/web/phone/sending.js";

const WATCH_MS = 300;
const MEETING_MS = 6000;
const SILENT_MS = 1300;
const LOST = { type: "remote-inbound-rtp", kind: "video", fractionLost: 0.25 };

class Track extends EventTarget {
  readyState = "live";
  muted = false;
  stopped = false;
  stop() {
    this.stopped = true;
  }
  getCapabilities() {
    return {};
  }
}

const streamOf = (track) => ({ getVideoTracks: () => [track], getTracks: () => [track] });

/** A phone that sends, with a clock that a test moves on, and every connection that it makes. */
async function sending(context, { answer = async () => "answer", camera = null } = {}) {
  let now = 0;
  context.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  context.mock.method(performance, "now", () => now);
  /** @type {any[]} */
  const made = [];
  const stats = new Map([["one", LOST]]);
  class Connection {
    iceGatheringState = "complete";
    localDescription = { sdp: "offer" };
    replaced = null;
    words = /** @type {any} */ ({
      readyState: "open",
      sent: [],
      send: (word) => this.words.sent.push(JSON.parse(word)),
    });
    parameters = { encodings: [{}] };
    closed = false;

    constructor() {
      made.push(this);
    }
    createDataChannel() {
      return this.words;
    }
    addTransceiver() {
      const setCodecPreferences = (codecs) =>
        (this.codecs = codecs.map(({ mimeType }) => mimeType));
      return { sender: this.getSenders()[0], setCodecPreferences };
    }
    getSenders() {
      return [
        {
          getParameters: () => this.parameters,
          setParameters: async (wanted) => (this.parameters = wanted),
          replaceTrack: async (track) => (this.replaced = track),
        },
      ];
    }
    async setLocalDescription() {}
    async setRemoteDescription({ sdp }) {
      this.answer = sdp;
    }
    async getStats() {
      return stats;
    }
    close() {
      this.closed = true;
    }
  }
  const codecs = ["video/VP8", "video/AV1", "video/rtx", "video/H264"];
  Object.assign(globalThis, {
    RTCPeerConnection: Connection,
    RTCRtpSender: {
      getCapabilities: () => ({ codecs: codecs.map((mimeType) => ({ mimeType })) }),
    },
  });
  const mediaDevices = {
    async getUserMedia() {
      if (!camera) throw new Error("still in use");
      return streamOf(camera);
    },
  };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { mediaDevices } });
  const track = new Track();
  const told = { heard: [], ended: /** @type {any[]} */ ([]), renewed: 0 };
  const { close } = send({
    stream: /** @type {any} */ (streamOf(track)),
    offer: answer,
    heard: (word) => told.heard.push(word),
    ended: (error) => told.ended.push(error.status),
    renewed: () => told.renewed++,
  });
  context.after(() => {
    close();
    document.hidden = false;
  });
  await settled();
  return {
    track,
    made,
    told,
    close,
    async wait(ms) {
      for (let gone = 0; gone < ms; gone += WATCH_MS) {
        now += WATCH_MS;
        context.mock.timers.tick(WATCH_MS);
        await settled();
      }
    },
    async hears(word = { instruction: "", trouble: "" }) {
      made.at(-1).words.onmessage({ data: JSON.stringify(word) });
      await settled();
    },
  };
}

test("the program's answer is taken, hardware's codec first, and pictures keep their size", async (context) => {
  const { made } = await sending(context);
  const [{ answer, codecs, parameters }] = made;
  assert.equal(answer, "answer");
  assert.deepEqual(codecs, ["video/H264", "video/VP8", "video/rtx"]);
  assert.equal(parameters.degradationPreference, "maintain-resolution");
  assert.equal(parameters.encodings[0].maxBitrate, 8_000_000);
});

test("what the program says is handed on", async (context) => {
  const { hears, told } = await sending(context);
  await hears({ instruction: "closer", trouble: "" });
  assert.deepEqual(told.heard, [{ instruction: "closer", trouble: "" }]);
});

test("two that have not met yet have six seconds for it", async (context) => {
  const { made, wait } = await sending(context);
  await wait(MEETING_MS);
  assert.equal(made.length, 1);
  await wait(WATCH_MS);
  assert.deepEqual([made.length, made[0].closed], [2, true]);
});

test("a program that falls silent after it spoke is called again much sooner", async (context) => {
  const { made, wait, hears } = await sending(context);
  await hears();
  await wait(SILENT_MS - WATCH_MS);
  await hears();
  await wait(SILENT_MS - WATCH_MS);
  assert.equal(made.length, 1, "it spoke in between");
  await wait(2 * WATCH_MS);
  assert.equal(made.length, 2);
});

test("a program that does not answer is asked again", async (context) => {
  const { made, told, wait } = await sending(context, {
    answer: async () => {
      throw new Refused("no answer");
    },
  });
  await wait(MEETING_MS + WATCH_MS);
  assert.deepEqual([made.length, told.ended], [2, []]);
});

for (const status of [401, 404])
  test(`a link that is spent (${status}) ends it, and lets the camera go`, async (context) => {
    const { made, told, track, wait } = await sending(context, {
      answer: async () => {
        throw new Refused("spent", { status });
      },
    });
    assert.deepEqual([told.ended, track.stopped], [[status], true]);
    await wait(2 * MEETING_MS);
    assert.equal(made.length, 1);
  });

test("the program is told why nothing is sent, and how much is lost", async (context) => {
  const { made, track, wait } = await sending(context);
  const newest = () => made[0].words.sent.at(-1);
  await wait(WATCH_MS);
  assert.deepEqual(newest(), { pause: "", lost: 0.25 });
  track.muted = true;
  track.dispatchEvent(new Event("mute"));
  await settled();
  assert.equal(newest().pause, "muted");
  document.hidden = true;
  document.tell({ type: "visibilitychange" });
  await settled();
  assert.equal(newest().pause, "hidden");
});

test("nothing is said before the two have met", async (context) => {
  const { made, wait } = await sending(context);
  made[0].words.readyState = "connecting";
  await wait(WATCH_MS);
  assert.deepEqual(made[0].words.sent, []);
});

test("a camera that was taken away is opened again, in the connection that stands", async (context) => {
  const camera = new Track();
  const { made, track, told, wait, hears } = await sending(context, {
    camera: /** @type {any} */ (camera),
  });
  await hears();
  track.readyState = "ended";
  await wait(WATCH_MS);
  assert.deepEqual([made.length, made[0].replaced, told.renewed], [1, camera, 1]);
});

test("a camera that another app still has is tried again, and ends nothing", async (context) => {
  const { track, told, wait, hears } = await sending(context);
  await hears();
  track.readyState = "ended";
  await wait(WATCH_MS);
  assert.equal(told.renewed, 0);
  assert.deepEqual(told.ended, []);
});

test("who closed it makes no more calls", async (context) => {
  const { made, close, track, wait } = await sending(context);
  close();
  await wait(2 * MEETING_MS);
  assert.deepEqual([made.length, made[0].closed, track.stopped], [1, true, true]);
});

test("a camera that was opened again is off too once sending ends", async (context) => {
  const camera = new Track();
  const { close, track, wait, hears } = await sending(context, {
    camera: /** @type {any} */ (camera),
  });
  await hears();
  track.readyState = "ended";
  await wait(WATCH_MS);
  close();
  assert.equal(camera.stopped, true);
});
