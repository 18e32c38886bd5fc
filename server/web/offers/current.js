// Which proposal is answered next. Pure.

/**
 * The one that the referee chose, else the first that can be answered. What has to wait (a throw before
 * the game begins) stays a line until it is touched.
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
 * Whether the referee wants to be asked about it, where its answer is filled in otherwise.
 *
 * @param {Proposal} proposal
 * @param {number} oneIn - of so many the least sure one; 0: none
 */
export function isAsked({ doubtful_share, command }, oneIn) {
  return oneIn > 0 && command !== null && doubtful_share !== null && doubtful_share * oneIn <= 1;
}

/** Whether anything waits for an answer that can be given now. */
export function somethingWaits(proposals) {
  return proposals.some((proposal) => !proposal.blocked);
}
