"""Combine several passes of the turn card: from a steeper camera, or of the creature on its side.

If the creature was not touched between the passes, all views carve one hull: views from two heights
leave far less room that none of them sees into. If it was laid down differently, the volumes are
averaged.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from vision.sightings import CreatureSeen, Estimate
from vision.weigh_in.hull import carve
from vision.weigh_in.hull_measures import CUPPED, LOWER_PASS, SECOND_PASS, Carved, flags_of
from vision.weigh_in.trust import filled_share
from vision.weigh_in.weighing import WeighInPass

ALIKE: Final = 0.35
"""Correlation of two passes' errors: a third of the error of 34 creatures was the same in both."""

UNTOUCHED: Final = 0.87
"""Share of the outlines of both passes that their joint hull fills if the creature was not
touched."""


def weigh_together(passes: Sequence[WeighInPass | CreatureSeen]) -> CreatureSeen:
    """One creature from one or more passes; how it stands is taken from the first.

    Raises:
        ValueError: There is no pass.
    """
    if not passes:
        raise ValueError("at least one pass is needed")
    first = passes[0]
    apart: list[WeighInPass | CreatureSeen] = []
    for other in passes[1:]:
        joined = None
        if isinstance(first, WeighInPass) and isinstance(other, WeighInPass):
            joined = _joined(first, other)
        if joined is None:
            apart.append(other)
        else:
            first = joined
    creatures = (one.creature() if isinstance(one, WeighInPass) else one for one in (first, *apart))
    return put_together(list(creatures))


def put_together(passes: Sequence[CreatureSeen]) -> CreatureSeen:
    """One creature from one or more weigh-ins of it.

    The volumes are averaged by the inverse of their variances. Everything that depends on how the
    creature stands (legs, limbs, height, footprint) is from the first pass, in which it stood.

    Raises:
        ValueError: There is no pass.
    """
    if not passes:
        raise ValueError("at least one pass is needed")
    volume_ml = _averaged([seen.volume_ml for seen in passes if seen.volume_ml is not None])
    again = {SECOND_PASS, LOWER_PASS}
    flags = dict.fromkeys(flag for seen in passes for flag in seen.flags if flag not in again)
    steep = all(LOWER_PASS in seen.flags for seen in passes)
    return replace(
        passes[0],
        volume_ml=volume_ml,
        flags=tuple(flags) if CUPPED in flags else (*flags, *flags_of(volume_ml, steep=steep)),
        views_used=sum(seen.views_used for seen in passes),
        views_left_out=sum(seen.views_left_out for seen in passes),
    )


def _joined(first: WeighInPass, other: WeighInPass) -> WeighInPass | None:
    """Join two passes if the creature stood at the same place of the card, else None.

    The outlines of both carve the hull, so what is wrong with either's is wrong with it.
    """
    views = (*other.carved.views, *first.carved.views)
    both = (first.carved, other.carved)
    lenient = any(one.lenient for one in both)
    hull = carve(views, misses=1 if lenient else 0)
    parts = (first.carved.views, other.carved.views)
    if not hull.solid.any() or min(filled_share(hull, part) for part in parts) < UNTOUCHED:
        return None
    carved = Carved(
        hull,
        views,
        lenient=lenient,
        unclear=any(one.unclear for one in both),
        doubt_rel=max(one.doubt_rel for one in both),
        hollow=first.carved.hollow or other.carved.hollow,
    )
    return replace(first, carved=carved, left_out=first.left_out + other.left_out)


def _averaged(estimates: Sequence[Estimate]) -> Estimate | None:
    """Mean weighted by the inverse variances; the shared error (`ALIKE`) does not average out."""
    if not estimates:
        return None
    sigmas = np.maximum([estimate.sigma for estimate in estimates], 1e-9)
    weights = sigmas**-2.0 / np.sum(sigmas**-2.0)
    shared = np.full((len(sigmas), len(sigmas)), ALIKE)
    np.fill_diagonal(shared, 1.0)
    spread = weights * sigmas
    mean = float(weights @ [estimate.value for estimate in estimates])
    return Estimate(mean, float(np.sqrt(spread @ shared @ spread)))
