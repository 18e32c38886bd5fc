"""Find coins, or other discs of known diameter, in a picture, and identify each."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.discs.candidates import DiscCandidate, disc_candidates
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.rim import RAYS
from calibration.failure import CalibrationFailed
from calibration.model.printed import Disc

LEAST_SCORE: Final = 1.25
"""Least score of a coin that may be seen obliquely. By trial."""

LEAST_FACING: Final = 0.75
"""Least score of a coin that is known to face the camera: 12 of 152 coins photographed in dim
light, blurred and on similar ground scored between this and `LEAST_SCORE`."""

RIVAL_SHARE: Final = 0.8
"""Something else may be the coin if its score is at least this share of the coin's. With coins
known to face the camera the likeliest was the coin in 151 of 152 photographs in dim light."""

SAME_SIZE: Final = 0.03
"""Most difference of two radii, in natural logarithms, at which both give the same scale. By
trial."""

SIZE_LN_SIGMA: Final = 0.06
"""Sigma of the natural logarithm by which perspective changes the ratio of the sizes of two coins
on one table."""

TOLD_APART: Final = 3.0
"""Least ratio of the likelihoods of the best assignment and one with discs exchanged. By trial."""

MOST_CONSIDERED: Final = 6
"""Most candidates that are assigned to discs, unless there are more discs: the number of
assignments grows as the factorial."""

BEVEL_SHARE: Final = 0.007
"""Share of its radius by which a coin extends beyond its visible rim: the rim is rounded, and
brightness falls most 0.1 mm before its end, as scanned coins show."""

RIM_SIGMA_PX: Final = 0.5
"""Sigma, px, of the position of a coin's rim, which is bevelled, casts a shadow and shines."""

RIM_SIGMA_SHARE: Final = 0.006
"""Sigma of the position of a coin's rim as a share of its radius, in addition to `RIM_SIGMA_PX`. By
trial."""


@dataclass(frozen=True, slots=True, eq=False)
class DiscSeen:
    """A disc in a picture.

    Attributes:
        disc: The disc of the boards file.
        ellipse: Its rim in image space.
        size_sigma: Standard deviation of ln(half the longer axis).
        rays_found: Number of the `RAYS` rays on which its rim was found.
    """

    disc: Disc
    ellipse: Ellipse
    size_sigma: float
    rays_found: int

    @property
    def mm_per_px(self) -> float:
        """Scale at its place across the view, by the longer axis, which no slant shortens."""
        return self.disc.diameter_mm / (2 * self.ellipse.half_axes_px[0])


def find_discs(bgr: Image, discs: Sequence[Disc], *, facing: bool = False) -> tuple[DiscSeen, ...]:
    """Find the discs in a picture, in the given order.

    Args:
        bgr: (h, w, 3) uint8.
        discs: The discs to find, at least one.
        facing: Whether they are known to face the camera: lying, seen from straight above, or
            standing, seen from the side.

    Raises:
        CalibrationFailed: "disc/not_found" or "disc/ambiguous".
    """
    least = LEAST_FACING if facing else LEAST_SCORE
    candidates = [c for c in disc_candidates(bgr, facing=facing) if c.score >= least]
    if not candidates:
        raise CalibrationFailed("disc/not_found", detail="it shows no clear, round, metallic rim")
    if len(candidates) < len(discs):
        raise CalibrationFailed(
            "disc/not_found", detail=f"it shows {len(candidates)} of {len(discs)} discs"
        )
    chosen = _assigned(candidates[: max(MOST_CONSIDERED, len(discs))], discs)
    if not facing:
        _check_alone(candidates, chosen)
    return tuple(_seen(disc, one) for disc, one in zip(discs, chosen, strict=True))


def _assigned(
    candidates: Sequence[DiscCandidate], discs: Sequence[Disc]
) -> tuple[DiscCandidate, ...]:
    """Assign candidates to discs, by their scores and by the ratios of their sizes."""
    ln_size = {id(one): float(np.log(one.ellipse.half_axes_px[0])) for one in candidates}
    ways = [
        (_plausibility(way, np.array([ln_size[id(one)] for one in way]), discs), way)
        for way in permutations(candidates, len(discs))
    ]
    ways.sort(key=lambda way: -way[0])
    best, chosen = ways[0]
    rivals = [plausible for plausible, way in ways[1:] if set(map(id, way)) == set(map(id, chosen))]
    if rivals and best < rivals[0] + np.log(TOLD_APART) and _differ(discs):
        raise CalibrationFailed(
            "disc/ambiguous", detail="the discs look alike in size: which is which cannot be told"
        )
    return chosen


def _plausibility(way: Sequence[DiscCandidate], ln_sizes: Floats, discs: Sequence[Disc]) -> float:
    """Log likelihood of an assignment: by the scores, and by the sizes against the diameters.

    Args:
        way: A candidate for each disc.
        ln_sizes: (N,), natural logarithm of half the longer axis, px, of each candidate.
        discs: The discs.
    """
    off = ln_sizes - np.log([d.diameter_mm for d in discs])
    misfit = float(((off - off.mean()) ** 2).sum()) / (2 * SIZE_LN_SIGMA**2)
    return float(sum(2 * np.log(c.score) for c in way)) - misfit


def _differ(discs: Sequence[Disc]) -> bool:
    return len({d.diameter_mm for d in discs}) > 1


def _check_alone(candidates: Sequence[DiscCandidate], chosen: Sequence[DiscCandidate]) -> None:
    """Refuse if something of another size may be the coin, as the scale would be ambiguous."""
    least = RIVAL_SHARE * min(c.score for c in chosen)
    sizes = [c.ellipse.half_axes_px[0] for c in chosen]
    for other in candidates:
        if any(other is one for one in chosen) or other.score < least:
            continue
        off = min(abs(np.log(other.ellipse.half_axes_px[0] / size)) for size in sizes)
        if off > SAME_SIZE:
            raise CalibrationFailed("disc/ambiguous", detail=_two_told(chosen[0], other))


def _two_told(one: DiscCandidate, other: DiscCandidate) -> str:
    places = [f"({c.ellipse.centre_px[0]:.0f}, {c.ellipse.centre_px[1]:.0f})" for c in (one, other)]
    return f"what lies at {places[0]} and at {places[1]} px may both be the disc"


def _seen(disc: Disc, found: DiscCandidate) -> DiscSeen:
    rim = Ellipse(found.ellipse.centre_px, (1 + BEVEL_SHARE) * found.ellipse.shape_px)
    sigma = float(np.hypot(RIM_SIGMA_SHARE, RIM_SIGMA_PX / rim.half_axes_px[0]))
    return DiscSeen(disc, rim, sigma, round(RAYS * found.clarity.covered))
