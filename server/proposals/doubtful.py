"""How doubtful a proposal is compared with others of its kind, for an ask budget.

"Ask me about one in ten" means the least certain tenth. The distribution of probabilities was
measured (`make accuracy`, which writes `doubtful.json`).
"""

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

HUNDREDTHS: Final[Mapping[str, tuple[float, ...]]] = {
    kind: tuple(quantiles)
    for kind, quantiles in json.loads(
        (Path(__file__).parent / "doubtful.json").read_text(encoding="utf-8")
    ).items()
}
"""For each kind of proposal, the percentiles 1 to 99 of the probabilities of measured answers."""

ANY_KIND: Final = "any"
"""The key for kinds that were not measured; its percentiles are those of all kinds together."""


def doubtful_share(kind: str, probability: float | None) -> float | None:
    """The share of answers of a kind that are at most as certain as this one, 0 to 1.

    Args:
        kind: The kind of the proposal.
        probability: Its stated probability of being right; None if it has none.

    Returns:
        The share; None without a probability.
    """
    if probability is None:
        return None
    return share_below(HUNDREDTHS.get(kind, HUNDREDTHS[ANY_KIND]), probability)


def share_below(hundredths: Sequence[float], probability: float) -> float:
    """The share of answers that are at most this certain.

    `hundredths` are their 99 percentiles in rising order.
    """
    return bisect_right(hundredths, probability) / (len(hundredths) + 1)
