"""Measure the volume of a whole thing from a picture from above and one from the side, with a coin.

Several such pairs of pictures are each measured by themselves and then combined.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import ClassVar, Final, Literal, TypeAlias, get_args

import numpy as np

from calibration.arrays import Image
from calibration.model.printed import Disc
from vision.portions.learned import LEARNED, LearnedPortions
from vision.portions.pair import PortionCut, contradicts, cut_portion, how_unclear, is_low, shape_in
from vision.portions.refusal import PortionRefused
from vision.portions.volume import PortionShape
from vision.sightings import Estimate, Evidence

PortionFlag: TypeAlias = Literal["hollow", "bent", "piled", "flat", "unclear", "pictures_disagree"]
"""hollow: has a hole; bent: far from filling its outline; piled: many lumps with air between them;
flat: its height is small, and seen at a slant; unclear: parts of its outline from the side are not
visible; pictures_disagree: the two do not show the same shape."""


@dataclass(frozen=True, slots=True)
class PortionSeen:
    """A thing measured from a picture from above and one from the side.

    Attributes:
        volume_ml: Its volume, as if it were whole; the air of a pile is subtracted if it is flagged
            as one.
        height_mm: Its height.
        width_mm: Its largest width from above.
        flags: What makes its volume uncertain; already included in its sigma.
        evidence: Its outline in the picture from above.
    """

    kind: ClassVar[str] = "portion"
    volume_ml: Estimate
    height_mm: Estimate
    width_mm: Estimate
    flags: tuple[PortionFlag, ...] = ()
    evidence: Evidence = field(default_factory=Evidence)


FLAGS: Final[tuple[str, ...]] = get_args(PortionFlag)
"""All flags of a portion."""


@dataclass(frozen=True, slots=True)
class PortionTuning:
    """Sigmas and flags of a portion's measurements.

    By trial on the food photographs; guarded by tests/vision/portions/test_weigh.py, and the
    portions in docs/accuracy.md. Constants fitted to volumes are in `learned.py`.
    """

    disagreeing_sigma: float = 0.10
    """Sigma of ln of the volume, for each sigma by which the pictures disagree."""

    size_sigma: float = 0.06
    """Sigma of ln of height and width because of the scales."""

    piled_notches: int = 5
    """Number of notches from which on a thing may be a pile of lumps."""

    piled_solidity: float = 0.9
    """Solidity from above (area over that of the convex hull) below which a thing with
    `piled_notches` may be a pile of lumps."""

    bent_solidity: float = 0.88
    """Solidity in either picture below which a thing is bent."""

    flat_slant: float = 0.10
    """Sigma of ln of the height because of the slant above which a thing is flat."""

    flat_height: float = 0.5
    """Height of a bent thing over its thickness from above, below which it is flat."""

    disagreement: float = 1.0
    """Disagreement of both pictures' widths, in sigmas, above which the flag is set."""


TUNING: Final = PortionTuning()

SHARED_SIGMA: Final = 0.7
"""Share of the sigma of one pair of pictures that is common to all pairs of one thing: the error
from the thing's shape."""


def weigh_portion(above: Image, beside: Image, discs: Sequence[Disc]) -> PortionSeen:
    """Measure the thing that both pictures show.

    Args:
        above: From straight above, the coin lying beside the thing, (h, w, 3) uint8.
        beside: From the side, the coin standing beside it.
        discs: The coins in both pictures.

    Raises:
        CalibrationFailed: A coin is not found in one of the pictures.
        PortionRefused: The thing is not found, or the pictures contradict each other.
    """
    return portion_from(cut_portion(above, beside, discs))


def portion_from(cut: PortionCut, learned: LearnedPortions = LEARNED) -> PortionSeen:
    """The portion measured from both outlines.

    Raises:
        PortionRefused: They contradict each other.
    """
    shape = shape_in(cut, learned)
    if contradicts(shape):
        raise PortionRefused("portion/pictures_disagree")
    evidence = Evidence(outline_px=tuple((float(x), float(y)) for x, y in cut.outline_px))
    return _portion(shape, cut, learned, evidence)


def together(seen: Sequence[PortionSeen]) -> PortionSeen:
    """One thing, from one or more pairs of pictures that were each measured by themselves.

    Sizes and volume are means, flags those of any pair; the evidence is that of the first.
    """
    return replace(
        seen[0],
        volume_ml=_mean([one.volume_ml for one in seen]),
        height_mm=_mean([one.height_mm for one in seen]),
        width_mm=_mean([one.width_mm for one in seen]),
        flags=tuple(dict.fromkeys(flag for one in seen for flag in one.flags)),
    )


def _mean(estimates: Sequence[Estimate]) -> Estimate:
    value = fmean(one.value for one in estimates)
    sigma = fmean(one.sigma for one in estimates)
    own = (1 - SHARED_SIGMA**2) / len(estimates)
    return Estimate(value, sigma * math.sqrt(SHARED_SIGMA**2 + own))


def _portion(
    shape: PortionShape, cut: PortionCut, learned: LearnedPortions, evidence: Evidence
) -> PortionSeen:
    flags = flags_of(shape, cut)
    volume = shape.volume_ml * (learned.piled_filling if "piled" in flags else 1.0)
    sigma = volume * volume_sigma(shape, flags, cut.clear, learned)
    return PortionSeen(
        Estimate(volume, sigma),
        Estimate(
            shape.height_mm, shape.height_mm * float(np.hypot(TUNING.size_sigma, shape.slant_sigma))
        ),
        Estimate(shape.width_mm, shape.width_mm * TUNING.size_sigma),
        _reported(flags, shape, cut),
        evidence,
    )


def _reported(
    flags: tuple[PortionFlag, ...], shape: PortionShape, cut: PortionCut
) -> tuple[PortionFlag, ...]:
    """The flags that are reported: a bent fruit is low for its length, but not flat.

    It is flat only if it is low for its thickness from above. Its sigma keeps the contribution of
    flat things, as that was fitted to bananas too.
    """
    if "bent" not in flags or shape.height_mm < TUNING.flat_height * _thickness_mm(shape, cut):
        return flags
    return tuple(flag for flag in flags if flag != "flat")


def _thickness_mm(shape: PortionShape, cut: PortionCut) -> float:
    """Thickness from above: twice the largest distance of a point in its outline from the rim."""
    return float(2 * cut.top.depths[-1] * shape.width_mm / cut.top.widths.max())


def volume_sigma(
    shape: PortionShape, flags: tuple[PortionFlag, ...], clear: float, learned: LearnedPortions
) -> float:
    """Sigma of ln of the volume."""
    parts = [learned.model_sigma, shape.scale_sigma, shape.slant_sigma]
    parts += [learned.piled_sigma] * ("piled" in flags)
    parts += [learned.flat_sigma] * ("flat" in flags)
    parts += [learned.bent_sigma] * ("bent" in flags or "hollow" in flags)
    parts += [learned.unclear_sigma * how_unclear(clear)]
    parts += [TUNING.disagreeing_sigma * shape.disagreement] * ("pictures_disagree" in flags)
    return float(np.sqrt(np.sum(np.square(parts))))


def flags_of(shape: PortionShape, cut: PortionCut) -> tuple[PortionFlag, ...]:
    """What makes a volume uncertain."""
    top, side = cut.top, cut.side
    piled = top.notches >= TUNING.piled_notches and top.solidity < TUNING.piled_solidity
    bent = min(top.solidity, side.solidity) < TUNING.bent_solidity and not piled
    flags: tuple[tuple[PortionFlag, bool], ...] = (
        ("piled", piled),
        ("bent", bent),
        ("hollow", top.hole > 0),
        ("flat", is_low(side) or shape.slant_sigma > TUNING.flat_slant),
        ("unclear", how_unclear(cut.clear) > 0),
        ("pictures_disagree", shape.disagreement > TUNING.disagreement),
    )
    return tuple(flag for flag, holds in flags if holds)
