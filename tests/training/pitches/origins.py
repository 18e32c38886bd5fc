"""Training data of pitches by their origin: rendered, lit and drawn stills, and other games."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

import numpy as np

KeptT = TypeVar("KeptT")

RENDERED: Final = "w"
"""First letter of the files of rendered stills (`tests.worlds pitches`)."""
LIT: Final = "l"
"""First letter of those that training lights itself (`lit_still.py`)."""
DRAWN: Final = "d"
"""First letter of drawn ones."""
OTHER: Final = "o"
"""First letter of other games' fields."""


def by_origin(known: Mapping[Path, KeptT]) -> dict[str, list[KeptT]]:
    """The data of each origin that there is, by the first letter of their files."""
    found: dict[str, list[KeptT]] = {}
    for path, kept in known.items():
        found.setdefault(path.name[0], []).append(kept)
    return found


def origin_of_next(
    there: Mapping[str, Sequence[object]], shares: Mapping[str, float], r: np.random.Generator
) -> str:
    """The origin of the next example: a random one of those with data, with relative `shares`.

    Raises:
        ValueError: There are no data of any origin in `shares`.
    """
    some = [origin for origin in shares if there.get(origin)]
    if not some:
        raise ValueError(f"There are no data of {', '.join(shares)}; gather them first.")
    weights = np.array([shares[origin] for origin in some])
    return some[int(r.choice(len(some), p=weights / weights.sum()))]
