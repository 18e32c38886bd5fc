// Which proposal is answered next. Pure.

/**
 * The proposal to show: the one that the referee chose, else the first that can be answered. Those
 * that have to wait (a throw before the game begins) are only a line until they are touched.
 *
 * @param {Proposal[]} proposals
 * @param {string | null} chosen - the key of the one that was chosen
 * @returns {Proposal | undefined}
 */
export function currentOf(proposals, chosen) {
  const wanted = proposals.find((proposal) => proposal.key === chosen);
  return wanted ?? proposals.find((proposal) => !proposal.blocked);
}

/**
 * The key of the proposal to show when new ones have come: the one that is shown already, as long as
 * it can be answered. Whoever is about to confirm or correct it must not find another in its place.
 *
 * @param {Pick<import("../store.js").PageState, "proposals" | "current">} before
 * @param {Proposal[]} proposals - the new ones
 * @returns {string | null}
 */
export function stillCurrent(before, proposals) {
  const shown = currentOf(before.proposals, before.current);
  const now = proposals.find(({ key }) => key === (before.current ?? shown?.key));
  const wished = now && (!now.blocked || shown?.blocked) ? now.key : null;
  return currentOf(proposals, wished)?.key ?? null;
}

/**
 * Whether to ask the referee about a proposal instead of filling in its answer, by the ask budget.
 *
 * @param {Proposal} proposal
 * @param {number} oneIn - one in so many proposals, the least certain, is asked about; 0: none
 */
export function isAsked({ doubtful_share, command }, oneIn) {
  return oneIn > 0 && command !== null && doubtful_share !== null && doubtful_share * oneIn <= 1;
}

/** Whether there is a proposal that can be answered now. */
export function somethingWaits(proposals) {
  return proposals.some((proposal) => !proposal.blocked);
}
