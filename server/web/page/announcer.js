// Announces new proposals and news to screen readers.
import { html, useEffect, useRef, useState } from "../view.js";
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
    const latest = state.entries.at(-1);
    const first = known.current.seq === null;
    known.current.seq = latest?.seq ?? 0;
    if (latest && !first) say(latest.told);
  }, [state.entries]);

  return html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
    ${said}
  </p>`;
}
