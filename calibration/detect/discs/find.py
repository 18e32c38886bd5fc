"""Finding coins, or other discs of known diameter, in a picture, and telling them apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

import numpy as np

from calibration.arrays import Image
from calibration.detect.discs.candidates import DiscCandidate, disc_candidates
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.rim import RAYS
from calibration.failure import CalibrationFailed
from calibration.model.printed import Disc

LEAST_SCORE: Final = 1.25
"""Score from which on something may be a coin that is seen aslant. By trial."""

LEAST_FACING: Final = 0.75
"""Of 152 coins photographed in dim light, blurred and on their like, 12 lie between these two."""
RIVAL_SHARE: Final = 0.8
"""Something this much like a coin may as well be the coin; where coins are known to face the
camera the likeliest was the coin in 151 of those 152 photographs."""
SAME_SIZE: Final = 0.03
"""Difference of the radii's natural logarithms: the same scale by either. By trial."""

SIZE_LN_SIGMA: Final = 0.06
"""How far perspective puts the sizes of two coins on one table off their diameters' ratio."""
TOLD_APART: Final = 3.0
"""How many times likelier the best assignment must be than one of the same discs exchanged. By
trial."""

MOST_CONSIDERED: Final = 6
"""Candidates that are assigned to discs, the likeliest first: ways grow as their factorial."""

BEVEL_SHARE: Final = 0.007
"""A coin's rim is rounded: brightness falls most 0.1 mm before its end, as scanned coins show."""
RIM_SIGMA_PX: Final = 0.5
"""Where a rim lies: it is bevelled, casts a shadow and shines."""
RIM_SIGMA_SHARE: Final = 0.006
"""The same as a share of the radius. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class DiscSeen:
    """A disc in a picture.

    Attributes:
        disc: Which one.
        ellipse: Its rim in image space.
        size_sigma: Standard deviation of ln(half the longer axis).
        rays_found: On so many of `RAYS` rays its rim was seen.
    """

    disc: Disc
    ellipse: Ellipse
    size_sigma: float
    rays_found: int

    @property
    def mm_per_px(self) -> float:
        """Where it lies, across the view: the longer axis is not shortened by the slant."""
        return self.disc.diameter_mm / (2 * self.ellipse.half_axes_px[0])


def find_discs(bgr: Image, discs: Sequence[Disc], *, facing: bool = False) -> tuple[DiscSeen, ...]:
    """The discs in a picture, each once, in the order asked for.

    Args:
        bgr: (h, w, 3) uint8.
        discs: What to look for, at least one.
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
    chosen = _assigned(candidates[:MOST_CONSIDERED], discs)
    if not facing:
        _check_alone(candidates, chosen)
    return tuple(_seen(disc, one) for disc, one in zip(discs, chosen, strict=True))


def _assigned(
    candidates: Sequence[DiscCandidate], discs: Sequence[Disc]
) -> tuple[DiscCandidate, ...]:
    """Which candidate is which disc: alike, and their sizes as their diameters."""
    ways = [(_plausibility(way, discs), way) for way in permutations(candidates, len(discs))]
    ways.sort(key=lambda way: -way[0])
    best, chosen = ways[0]
    rivals = [plausible for plausible, way in ways[1:] if set(map(id, way)) == set(map(id, chosen))]
    if rivals and best < rivals[0] + np.log(TOLD_APART) and _differ(discs):
        raise CalibrationFailed(
            "disc/ambiguous", detail="the discs look alike in size: which is which cannot be told"
        )
    return chosen


def _plausibility(way: Sequence[DiscCandidate], discs: Sequence[Disc]) -> float:
    """In ln: how alike, less how far the sizes are from the diameters' ratios."""
    sizes = np.array([np.log(c.ellipse.half_axes_px[0]) for c in way])
    off = sizes - np.log([d.diameter_mm for d in discs])
    misfit = float(((off - off.mean()) ** 2).sum()) / (2 * SIZE_LN_SIGMA**2)
    return float(sum(2 * np.log(c.score) for c in way)) - misfit


def _differ(discs: Sequence[Disc]) -> bool:
    return len({d.diameter_mm for d in discs}) > 1


def _check_alone(candidates: Sequence[DiscCandidate], chosen: Sequence[DiscCandidate]) -> None:
    """Something else that may be the coin, of another size, leaves the scale in doubt."""
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
