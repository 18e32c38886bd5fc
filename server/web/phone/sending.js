// Sends the picture over WebRTC, and reconnects whenever the program is lost.
import { Refused } from "../api.js";
import { openCamera } from "./lens.js";

const WATCH_MS = 300;
const SILENT_MS = 1300; // three messages of the program
const MEETING_MS = 6000; // until the first message, while ICE connects the two
const GATHERING_MS = 1000; // no STUN servers: the phone knows its own addresses
const MOST_BITS = 8_000_000;
const CODECS = ["video/H264", "video/VP8"]; // phones encode the first in hardware
const SPENT = [401, 404];

/**
 * @param {object} wanted
 * @param {MediaStream} wanted.stream
 * @param {(sdp: string) => Promise<string>} wanted.offer - asks the program for its answer
 * @param {(word: {instruction: string, trouble: string}) => void} wanted.heard
 * @param {(error: Error) => void} wanted.ended - it may not send any more
 * @param {(stream: MediaStream) => void} wanted.renewed - the camera was taken away, and is back
 */
export function send({ stream, offer, heard, ended, renewed }) {
  /** @type {RTCPeerConnection | null} */
  let connection = null;
  /** @type {RTCDataChannel | null} */
  let words = null;
  let filming = stream;
  let track = stream.getVideoTracks()[0];
  let heardAt = performance.now();
  let patience = MEETING_MS;
  let busy = false;
  let over = false;

  async function connect() {
    busy = true;
    patience = MEETING_MS;
    connection?.close();
    const made = new RTCPeerConnection();
    connection = made;
    words = made.createDataChannel("words");
    words.onopen = tell;
    words.onmessage = ({ data }) => {
      heardAt = performance.now();
      patience = SILENT_MS;
      heard(JSON.parse(data));
    };
    try {
      const transceiver = made.addTransceiver(track, { direction: "sendonly" });
      prefer(transceiver);
      await made.setLocalDescription();
      await gathered(made);
      const sdp = await offer(made.localDescription?.sdp ?? "");
      await made.setRemoteDescription({ type: "answer", sdp });
      await keepSize(transceiver.sender);
    } catch (error) {
      if (error instanceof Refused && SPENT.includes(error.status)) finish(error);
    } finally {
      heardAt = performance.now();
      busy = false;
    }
  }

  /** Why no picture is sent at the moment, as one word for the program; "" if one is. */
  function pause() {
    if (track.readyState === "ended") return "ended";
    if (document.hidden) return "hidden";
    return track.muted ? "muted" : "";
  }

  async function tell() {
    if (words?.readyState !== "open" || !connection) return;
    const lost = await shareLost(connection);
    if (words?.readyState === "open") words.send(JSON.stringify({ pause: pause(), lost }));
  }

  async function watch() {
    if (busy || over) return;
    tell();
    if (track.readyState === "ended" && !document.hidden) await renew();
    if (performance.now() - heardAt > patience) await connect();
  }

  async function renew() {
    busy = true;
    try {
      const fresh = await openCamera();
      if (over) return stop(fresh);
      filming = fresh;
      follow(fresh.getVideoTracks()[0]);
      await connection?.getSenders()[0]?.replaceTrack(track);
      renewed(fresh);
    } catch {
      // It is still in use; the next check tries again.
    } finally {
      busy = false;
    }
  }

  function follow(one) {
    track = one;
    for (const what of ["mute", "unmute", "ended"]) track.addEventListener(what, tell);
  }

  function finish(error) {
    close();
    ended(error);
  }

  function close() {
    over = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tell);
    connection?.close();
    stop(filming);
  }

  follow(track);
  document.addEventListener("visibilitychange", tell);
  const timer = setInterval(watch, WATCH_MS);
  connect();
  return { close };
}

/** Switches a camera off. */
function stop(stream) {
  for (const one of stream.getTracks()) one.stop();
}

/** Prefers the codecs that the program accepts, best first, if the browser allows choosing. */
function prefer(transceiver) {
  const all = RTCRtpSender.getCapabilities?.("video")?.codecs ?? [];
  const wanted = CODECS.flatMap((kind) => all.filter(({ mimeType }) => mimeType === kind));
  const repair = all.filter(({ mimeType }) => mimeType === "video/rtx");
  if (wanted.length) transceiver.setCodecPreferences?.([...wanted, ...repair]);
}

/**
 * Makes the browser drop frames rather than reduce their size, which would need a new calibration.
 */
async function keepSize(sender) {
  const wanted = sender.getParameters();
  wanted.degradationPreference = "maintain-resolution";
  for (const one of wanted.encodings ?? []) one.maxBitrate = MOST_BITS;
  await sender.setParameters(wanted).catch(() => {});
}

async function gathered(connection) {
  if (connection.iceGatheringState === "complete") return;
  await Promise.race([
    new Promise((done) => {
      connection.onicegatheringstatechange = () =>
        connection.iceGatheringState === "complete" && done(null);
    }),
    new Promise((done) => setTimeout(done, GATHERING_MS)),
  ]);
}

/** The share of packets that were lost at first, as the program has reported to the browser. */
async function shareLost(connection) {
  const report = await connection.getStats();
  for (const one of report.values())
    if (one.type === "remote-inbound-rtp" && one.kind === "video") return one.fractionLost ?? 0;
  return 0;
}
