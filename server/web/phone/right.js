// The phone's right to send its picture: obtained once by the link, and kept with the tab.
import { Refused } from "../api.js";
import { t } from "../language.js";

const KEPT = "right to send the picture";
const CODE = /^#code=(.+)$/;
const NO_LINK = t("Scan the code on the referee’s page, under “Table and camera”.");

/**
 * The right, by the link that the page was opened with; else the one of before.
 *
 * @param {object} [page] - where to look, and whom to ask; the browser's own
 * @param {{hash: string, pathname: string}} [page.location]
 * @param {Pick<Storage, "getItem" | "setItem">} [page.storage]
 * @param {(address: string) => void} [page.replace]
 * @param {typeof askPhone} [page.ask]
 * @returns {Promise<string>}
 */
export async function takeRight({
  location = globalThis.location,
  storage = globalThis.sessionStorage,
  replace = (address) => history.replaceState(null, "", address),
  ask = askPhone,
} = {}) {
  const code = CODE.exec(location.hash)?.[1];
  const kept = storage.getItem(KEPT);
  if (!code && kept) return kept;
  if (!code) throw new Refused(NO_LINK);
  const { right } = await ask("take", decodeURIComponent(code));
  storage.setItem(KEPT, right);
  replace(location.pathname); // the link is spent, and should not stay in the history
  return right;
}

/** Makes one of the phone's own HTTP calls; throws Refused. */
export async function askPhone(what, code, body = /** @type {object | undefined} */ (undefined)) {
  const headers = {
    Authorization: `Bearer ${code}`,
    "Content-Type": "application/json",
  };
  const sent = body && JSON.stringify(body);
  const answer = await fetch(`/api/phone/${what}`, { method: "POST", headers, body: sent }).catch(
    () => null,
  );
  if (!answer) throw new Refused(t("The program does not answer; is the phone in the same Wi-Fi?"));
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(told?.detail ?? "", { status: answer.status });
  return told;
}
