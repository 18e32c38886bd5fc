// Announces new proposals and news to screen readers.
import { html, useEffect, useRef, useState } from "../view.js";
import { useFocusKept } from "./focus_kept.js";
import { useTable } from "./table.js";
import { t } from "../language.js";

export function Announcer() {
  const { state } = useTable();
  const [said, say] = useState("");
  const known = useRef({ keys: new Set(), seq: /** @type {number | null} */ (null) });

  useEffect(() => {
    const fresh = state.proposals.filter((proposal) => !known.current.keys.has(proposal.key));
    known.current.keys = new Set(state.proposals.map((proposal) => proposal.key));
    if (fresh.length)
      say(fresh.map((proposal) => t("Proposal: {title}", { title: proposal.title })).join(". "));
  }, [state.proposals]);

  useEffect(() => {
    const before = known.current.seq;
    known.current.seq = state.entries.at(-1)?.seq ?? 0;
    const fresh = before === null ? [] : state.entries.filter(({ seq }) => seq > before);
    if (fresh.length) say(newsOf(fresh));
  }, [state.entries]);
  useFocusKept();

  return html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
    ${said}
  </p>`;
}

/**
 * What new entries are announced with. After an amendment, which repeats all that follows, only its own
 * sentence.
 *
 * @param {{told: string, event: {type: string}}[]} fresh
 */
export function newsOf(fresh) {
  const amended = fresh.find(({ event }) => event.type === "Amended");
  return (amended ? [amended] : fresh).map((entry) => entry.told).join(" ");
}
