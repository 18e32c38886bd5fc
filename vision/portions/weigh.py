"""The volume of a whole thing, from a picture from above and one from the side with a coin."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, TypeAlias, get_args

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.find import DiscSeen, find_discs
from calibration.failure import CalibrationFailed
from calibration.model.printed import Disc
from vision.portions.colours import Mask, log_colours
from vision.portions.from_above import cut_from_above, plate_of
from vision.portions.from_side import cut_from_side, looks_of
from vision.portions.masks import outline_of
from vision.portions.volume import (
    FromAbove,
    FromSide,
    PortionShape,
    from_above,
    from_side,
    shape_of,
)
from vision.sightings import Estimate, Evidence

PortionFlag: TypeAlias = Literal["hollow", "bent", "piled", "flat", "unclear", "pictures_disagree"]
"""hollow: a hole in it; bent: far from filling its outline; piled: many lumps with air between;
flat: its height is small, and seen aslant; unclear: parts of its outline from the side are not
seen; pictures_disagree: the two do not show one shape."""

RefusalCause: TypeAlias = Literal[
    "portion/two_pictures",
    "portion/not_found_above",
    "portion/not_found_beside",
    "portion/cut_by_edge",
    "portion/pictures_disagree",
]

MENDS: Final[dict[RefusalCause, str]] = {
    "portion/two_pictures": (
        "give a picture from above and one from the side, in this order, each with the coin in it"
    ),
    "portion/not_found_above": (
        "take the picture from above again: the thing in the middle, on a plate or table of"
        " another colour, in even light"
    ),
    "portion/not_found_beside": (
        "take the picture from the side again, and give it second: the thing before a plain wall"
        " of another colour, in even light"
    ),
    "portion/cut_by_edge": "take the picture again with all of the thing in it",
    "portion/pictures_disagree": (
        "take both pictures again, of the same thing lying the same way, the coin close to it"
    ),
}


@dataclass(frozen=True, slots=True)
class PortionSeen:
    """A thing measured from a picture from above and one from the side.

    Attributes:
        volume_ml: Its volume, as if it were whole; air between lumps is taken off where flagged.
        height_mm: How high it is.
        width_mm: Its largest width seen from above.
        flags: What makes its volume doubtful; already in its sigma.
        evidence: Its outline in the picture from above.
    """

    kind: ClassVar[str] = "portion"
    volume_ml: Estimate
    height_mm: Estimate
    width_mm: Estimate
    flags: tuple[PortionFlag, ...] = ()
    evidence: Evidence = field(default_factory=Evidence)


class PortionRefused(Exception):
    """The pictures were read, but the thing's volume cannot be told from them."""

    def __init__(self, cause: RefusalCause) -> None:
        self.cause = cause
        self.mend = MENDS[cause]
        super().__init__(f"{cause}: {self.mend}")


CAUSES: Final[tuple[str, ...]] = get_args(RefusalCause)
FLAGS: Final[tuple[str, ...]] = get_args(PortionFlag)


COIN_MENDS: Final = {
    "from above": (
        "take the picture from above again, the coin lying beside the thing, whole and well lit"
    ),
    "from the side": (
        "take the picture from the side again, the coin standing beside the thing, facing the"
        " camera, whole and well lit"
    ),
}

LENGTH_PX: Final = 400
"""Outlines are cut out of pictures of this length."""
WIDTHS_FROM: Final = 0.75
WIDTHS_TO: Final = 1.10
"""A thing's width from the side, by its least and largest from above: that is seen from nearer."""
LEAST_COINS: Final = 0.9
"""What is smaller than the coin is no portion but a stalk, a crumb or a gleam."""
LEAST_PX: Final = 60

# Learned on food photographs of 19 kinds, each kind told with what the others taught; see the docs.
MODEL_SIGMA: Final = 0.10
PILED_FILLING: Final = 0.7
PILED_SIGMA: Final = 0.40
FLAT_SIGMA: Final = 0.22
BENT_SIGMA: Final = 0.15
DISAGREEING_SIGMA: Final = 0.10
UNCLEAR_SIGMA: Final = 0.9
"""Times how much less clear the outline is than it should be."""
SIZE_SIGMA: Final = 0.06

PILED_NOTCHES: Final = 5
PILED_SOLIDITY: Final = 0.9
BENT_SOLIDITY: Final = 0.88
CLEAR: Final = 1.05
LEAST_CLEAR: Final = 0.75
LEAST_CLEAR_LOW: Final = 0.97
"""Of the outline from the side: whole things reach 1.1 to 1.5. Of what is low, one edge that is
taken for another may be half its height."""
FLAT_SLANT: Final = 0.10
FLAT_HEIGHT: Final = 0.5
"""Of the width from the side."""
DISAGREEMENT: Final = 1.5
MOST_DISAGREEMENT: Final = 2.2


def weigh_portion(above: Image, beside: Image, discs: Sequence[Disc]) -> PortionSeen:
    """The volume of the thing that both pictures show.

    Args:
        above: From straight above, the coin lying beside the thing, (h, w, 3) uint8.
        beside: From the side, the coin standing beside it.
        discs: The coins in both pictures.

    Raises:
        CalibrationFailed: A coin is not found in one of the pictures.
        PortionRefused: The thing is not, or the pictures contradict each other.
    """
    coins = _coin(above, discs, "from above"), _coin(beside, discs, "from the side")
    small_above, small_beside = _sized(above), _sized(beside)
    rims = _in_small(coins[0], above), _in_small(coins[1], beside)
    plate = plate_of(small_above, rims[0])
    mask = cut_from_above(small_above, above, rims[0], plate)
    _check(mask, "portion/not_found_above")
    if mask.sum() < LEAST_COINS * np.pi * rims[0].half_axes_px[0] ** 2:
        raise PortionRefused("portion/not_found_above")
    top = from_above(mask)
    per_coin = _mm_per_px(coins[0], rims[0]) / _mm_per_px(coins[1], rims[1])
    widths = float(top.widths.min()) * per_coin, float(top.widths.max()) * per_coin
    side_mask, clear = cut_from_side(
        small_beside,
        beside,
        rims[1],
        (WIDTHS_FROM * widths[0], WIDTHS_TO * widths[1]),
        looks_of(log_colours(small_above), mask),
    )
    _check(side_mask, "portion/not_found_beside")
    side = from_side(side_mask)
    if clear < (LEAST_CLEAR_LOW if _is_low(side) else LEAST_CLEAR):
        raise PortionRefused("portion/not_found_beside")
    scales = _mm_per_px(coins[0], rims[0]), _mm_per_px(coins[1], rims[1])
    shape = shape_of(top, side, scales, LENGTH_PX, on_plate=plate is not None)
    if shape.disagreement > MOST_DISAGREEMENT:
        raise PortionRefused("portion/pictures_disagree")
    outline = (outline_of(mask) + 0.5) * max(above.shape[:2]) / LENGTH_PX - 0.5
    evidence = Evidence(outline_px=tuple((float(x), float(y)) for x, y in outline))
    return _told(shape, _flags(shape, top, side, clear), clear, evidence)


def _told(
    shape: PortionShape, flags: tuple[PortionFlag, ...], clear: float, evidence: Evidence
) -> PortionSeen:
    filling = PILED_FILLING if "piled" in flags else 1.0
    parts = [MODEL_SIGMA, shape.scale_sigma, shape.slant_sigma]
    parts += [PILED_SIGMA] * ("piled" in flags)
    parts += [FLAT_SIGMA] * ("flat" in flags)
    parts += [BENT_SIGMA] * ("bent" in flags or "hollow" in flags)
    parts += [UNCLEAR_SIGMA * (CLEAR - clear)] * ("unclear" in flags)
    parts += [DISAGREEING_SIGMA * shape.disagreement] * ("pictures_disagree" in flags)
    volume = shape.volume_ml * filling
    return PortionSeen(
        Estimate(volume, volume * float(np.sqrt(np.sum(np.square(parts))))),
        Estimate(shape.height_mm, shape.height_mm * float(np.hypot(SIZE_SIGMA, shape.slant_sigma))),
        Estimate(shape.width_mm, shape.width_mm * SIZE_SIGMA),
        flags,
        evidence,
    )


def _is_low(side: FromSide) -> bool:
    return side.height < FLAT_HEIGHT * side.width


def _flags(
    shape: PortionShape, top: FromAbove, side: FromSide, clear: float
) -> tuple[PortionFlag, ...]:
    piled = top.notches >= PILED_NOTCHES and top.solidity < PILED_SOLIDITY
    bent = min(top.solidity, side.solidity) < BENT_SOLIDITY and not piled
    told: tuple[tuple[PortionFlag, bool], ...] = (
        ("piled", piled),
        ("bent", bent),
        ("hollow", top.hole > 0),
        ("flat", _is_low(side) or shape.slant_sigma > FLAT_SLANT),
        ("unclear", clear < CLEAR),
        ("pictures_disagree", shape.disagreement > DISAGREEMENT),
    )
    return tuple(flag for flag, holds in told if holds)


def _check(mask: Mask, cause: str) -> None:
    if mask.sum() < LEAST_PX:
        raise PortionRefused(
            "portion/not_found_above" if "above" in cause else "portion/not_found_beside"
        )
    edges = (mask[0], mask[-1], mask[:, 0], mask[:, -1])
    if max(int(edge.sum()) for edge in edges) > 0.3 * np.sqrt(mask.sum()):
        raise PortionRefused("portion/cut_by_edge")


def _coin(bgr: Image, discs: Sequence[Disc], where: str) -> DiscSeen:
    try:
        return find_discs(bgr, discs, facing=True)[0]
    except CalibrationFailed as failed:
        detail = f"the picture {where}: {failed.detail}" if failed.detail else ""
        raise CalibrationFailed(failed.cause, detail=detail, mend=COIN_MENDS[where]) from failed


def _mm_per_px(coin: DiscSeen, rim: Ellipse) -> float:
    """By both axes: a coin that faces the camera is round, and longer by its shadow or its wall."""
    longer, shorter = rim.half_axes_px
    return float(coin.disc.diameter_mm / (2 * np.sqrt(longer * shorter)))


def _sized(bgr: Image) -> Image:
    scale = LENGTH_PX / max(bgr.shape[:2])
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=way), dtype=np.uint8)


def _in_small(coin: DiscSeen, bgr: Image) -> Ellipse:
    return coin.ellipse.scaled(LENGTH_PX / max(bgr.shape[:2]))
