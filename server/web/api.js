// The server's HTTP calls as functions. Everything but a success is thrown as `Refused`.
import { seenAs } from "./looking_on.js";
import { t } from "./language.js";

/** A call that failed or got no answer. `stale`: the game has gone on since the page was drawn. */
export class Refused extends Error {
  constructor(detail, { status = 0, reason = "", rule = "", spot = null } = {}) {
    super(detail);
    this.detail = detail;
    this.status = status;
    this.reason = reason;
    this.rule = rule;
    this.spot = spot; // where on the board, if it is about a place
    this.stale = reason === "command/stale";
  }
}

const SILENCE = t(
  "The program does not answer. Check that it is still running; nothing you typed here is lost.",
);

/**
 * @typedef {ReturnType<typeof createApi>} Api
 *
 * @param {string | null} code - the caller's, as invitations hold it
 */
export function createApi(code) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {any} [body] - a file as it is, anything else as JSON
   * @param {"json" | "file"} [wanted]
   */
  async function ask(method, path, body, wanted = "json") {
    const headers = {};
    if (code) headers.Authorization = `Bearer ${code}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
    const answer = await fetch(path, { method, headers, body: sent }).catch(() => null);
    if (!answer) throw new Refused(SILENCE);
    if (answer.ok && wanted === "file") return answer.blob();
    const told = await answer.json().catch(() => null);
    if (!answer.ok) throw refused(answer.status, told);
    return told;
  }

  const game = (id) => `/api/sessions/${encodeURIComponent(id)}`;
  const proposal = (id, key) => `${game(id)}/proposals/${encodeURIComponent(key)}`;

  return {
    games: () => ask("GET", "/api/games"),
    sessions: () => ask("GET", "/api/sessions"),
    kept: () => ask("GET", "/api/sessions?in_short=true"),
    begin: (wanted) => ask("POST", "/api/sessions", wanted),
    session: (id) => ask("GET", seenAs(game(id))),
    events: (id) => ask("GET", seenAs(`${game(id)}/events?after=0`)),
    proposals: (id) => ask("GET", `${game(id)}/proposals`),
    say: (id, command, seq) => ask("POST", `${game(id)}/commands`, { command, based_on_seq: seq }),
    takeBack: (id, toSeq, seq) =>
      ask("POST", `${game(id)}/take-back`, { to_seq: toSeq, based_on_seq: seq }),
    spoken: (id, seq) => ask("GET", `${game(id)}/amend/${seq}`),
    planAmendment: (id, amendments, seq) =>
      ask("POST", `${game(id)}/amend/plan`, { amendments, based_on_seq: seq }),
    amend: (id, amendments, plan) =>
      ask("POST", `${game(id)}/amend`, {
        amendments,
        based_on_seq: plan.based_on_seq,
        digest: plan.digest,
      }),
    confirm: (id, key, command, proposed, seq) =>
      ask("POST", `${proposal(id, key)}/confirm`, { command, proposed, based_on_seq: seq }),
    story: (id) => ask("GET", seenAs(`${game(id)}/story`)),
    clip: (id, seq) => ask("GET", `${game(id)}/clips/${seq}`),
    /** Downloads the whole game ("json"), or its entries as a table ("csv"). */
    file: (id, ending) => ask("GET", seenAs(`${game(id)}/export.${ending}`), undefined, "file"),
    /** Sends a file unchanged: JavaScript would round large numbers in it. */
    takeIn: (/** @type {Blob} */ file) => ask("POST", "/api/import", file),
    missedThrow: (id) => ask("POST", `${game(id)}/throws/missed`),
    putAside: (id, number) => ask("POST", `${game(id)}/notices/${number}/put-aside`),
    calibration: (heightMm) => ask("GET", `/api/calibration?height_mm=${heightMm}`),
    solve: () => ask("POST", "/api/calibration/solve"),
    cameras: () => ask("GET", "/api/cameras"),
    chooseCamera: (key) => ask("POST", "/api/cameras", { key }),
    glimpse: (key) => ask("GET", `/api/cameras/glimpse?key=${encodeURIComponent(key)}`),
    footage: (what, body) => ask("POST", `/api/footage/${what}`, body),
    /** Calls about the phone that is the "first" or the "second" camera. */
    phoneLink: (which) => ask("POST", `/api/phone/link?which=${which}`),
    withdrawPhone: (which) => ask("POST", `/api/phone/withdraw?which=${which}`),
    sheets: () => ask("GET", "/api/sheets"),
    codes: (id) => ask("GET", `${game(id)}/codes`),
    changeCode: (id, whose, what) => ask("POST", `${game(id)}/codes`, { whose, do: what }),
    dismiss: (id, key) => ask("POST", `${proposal(id, key)}/dismiss`),
  };
}

/** The error to throw for a response that is not a success. */
export function refused(status, told) {
  const detail = told?.detail;
  if (typeof detail === "string") return new Refused(sentence(detail), { status, ...told });
  if (Array.isArray(detail) && detail[0]?.msg) {
    const where = (detail[0].loc ?? []).slice(1).join(" ");
    return new Refused(sentence(`${where}: ${detail[0].msg}`), { status });
  }
  return new Refused(t("The program could not do this (answer {status}).", { status }), { status });
}

function sentence(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
