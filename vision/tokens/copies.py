"""Which of several pieces with one number is which: card backs, all alike."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final, TypeAlias

import numpy as np

from vision.sightings import PointMm
from vision.tokens.find import TokenFound

Key: TypeAlias = tuple[int, int]
"""A marker's number, and which of several with it, from 0."""

NEAR_MM: Final = 60.0
"""One of several is the one that lay so near before."""


def copies(
    found: Sequence[TokenFound], before: Mapping[Key, PointMm]
) -> list[tuple[Key, TokenFound]]:
    """Each piece with its key: as before where one with its number lay nearby, else a free one.

    A number of which there is one, and was one, is the same piece wherever it lies.
    """
    keyed: list[tuple[Key, TokenFound]] = []
    for number in dict.fromkeys(one.number for one in found):
        alike = [one for one in found if one.number == number]
        known = {copy: at for (other, copy), at in before.items() if other == number}
        keyed += [((number, copy), one) for copy, one in _same(alike, known)]
    return keyed


def _same(
    alike: Sequence[TokenFound], known: Mapping[int, PointMm]
) -> list[tuple[int, TokenFound]]:
    if len(alike) == 1 and len(known) <= 1:
        return [(next(iter(known), 0), alike[0])]
    taken = _nearest(alike, known)
    free = (copy for copy in count() if copy not in known)
    return [(taken[n] if n in taken else next(free), one) for n, one in enumerate(alike)]


def _nearest(alike: Sequence[TokenFound], known: Mapping[int, PointMm]) -> dict[int, int]:
    """From a piece's place in the list to the copy it was, nearest pairs first."""
    pairs = sorted(
        (float(np.hypot(*(one.at_mm - np.array(at)))), place, copy)
        for place, one in enumerate(alike)
        for copy, at in known.items()
    )
    taken: dict[int, int] = {}
    for apart_mm, place, copy in pairs:
        if apart_mm < NEAR_MM and place not in taken and copy not in taken.values():
            taken[place] = copy
    return taken
