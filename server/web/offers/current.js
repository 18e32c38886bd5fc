// Which proposal is answered next. Pure.

/**
 * The one that the referee chose, else the first that can be answered, else the first.
 *
 * @param {Proposal[]} proposals
 * @param {string | null} chosen - the key of the one that was chosen
 * @returns {Proposal | undefined}
 */
export function currentOf(proposals, chosen) {
  const wanted = proposals.find((proposal) => proposal.key === chosen);
  return wanted ?? proposals.find((proposal) => !proposal.blocked) ?? proposals[0];
}

/** Whether anything waits for an answer that can be given now. */
export function somethingWaits(proposals) {
  return proposals.some((proposal) => !proposal.blocked);
}
