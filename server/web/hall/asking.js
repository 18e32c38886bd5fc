// The hall's HTTP calls; everything but a success is thrown as `Refused`.
import { readAddress } from "../address.js";
import { Refused, refused } from "../api.js";
import { t } from "../language.js";

const KEPT = "code of the hall";
const SILENCE = t("The program does not answer. Check that it is still running.");

/** The code that the page was opened with, taken out of the address and kept with the tab. */
export function takeHallCode() {
  const { code } = readAddress(location);
  if (!code) return sessionStorage.getItem(KEPT);
  sessionStorage.setItem(KEPT, code);
  const [, place] = /&at=(.*)$/.exec(location.hash) ?? [];
  history.replaceState(null, "", `${location.pathname}${place ? `#${place}` : ""}`);
  return code;
}

/**
 * The link that gives access to the hall. The code is after the #, which is not sent to servers.
 */
export function hallLink(code, place = "") {
  return `${location.origin}/hall/#code=${encodeURIComponent(code)}${place && `&at=${place}`}`;
}

/** @param {string | null} code */
export function createHallApi(code) {
  async function ask(method, path, body) {
    const headers = { "Content-Type": "application/json" };
    if (code) headers["Authorization"] = `Bearer ${code}`;
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await fetch(path, { method, headers, body: sent }).catch(() => null);
    if (!answer) throw new Refused(SILENCE);
    const told = await answer.json().catch(() => null);
    if (answer.ok) return told;
    throw refused(answer.status, told);
  }

  const one = (id) => `/api/hall/tournaments/${encodeURIComponent(id)}`;
  return {
    hall: () => ask("GET", "/api/hall"),
    games: () => ask("GET", "/api/games"),
    codes: () => ask("GET", "/api/hall/codes"),
    changeCode: (whose, what) => ask("POST", "/api/hall/codes", { whose, do: what }),
    signIn: (table, name) =>
      ask("POST", `/api/hall/tables/${encodeURIComponent(table)}/referee`, { name }),
    begin: (wanted) => ask("POST", "/api/hall/tournaments", wanted),
    join: ({ id, seq }, name) => ask("POST", `${one(id)}/players`, { name, based_on_seq: seq }),
    leave: ({ id, seq }, number) => ask("POST", `${one(id)}/leave`, { number, based_on_seq: seq }),
    draw: ({ id, seq }) => ask("POST", `${one(id)}/rounds`, { based_on_seq: seq }),
    correct: ({ id, seq }, result) =>
      ask("POST", `${one(id)}/results`, { ...result, based_on_seq: seq }),
  };
}
