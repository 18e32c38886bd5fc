"""How doubtful a proposal is among all of its kind, for an ask budget.

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
"""By kind of proposal: the probabilities below which 1, 2 ... 99 of 100 measured answers are."""

ANY_KIND: Final = "any"
"""Used for kinds that were not measured: all measured kinds together."""


def doubtful_share(kind: str, probability: float | None) -> float | None:
    """The share of answers of a kind that are at most as certain as this one, 0 to 1.

    Args:
        kind: The kind of the proposal.
        probability: Its stated probability of being right; None if it has none.
    """
    if probability is None:
        return None
    return share_below(HUNDREDTHS.get(kind, HUNDREDTHS[ANY_KIND]), probability)


def share_below(hundredths: Sequence[float], probability: float) -> float:
    """The share of answers that are at most this certain, by their `hundredths` (99,), rising."""
    return bisect_right(hundredths, probability) / (len(hundredths) + 1)
