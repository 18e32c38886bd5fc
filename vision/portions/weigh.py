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
from vision.portions.coin import LEAST_CLEAR, clear_all_round
from vision.portions.colours import Mask, log_colours
from vision.portions.from_above import cut_from_above
from vision.portions.from_side import cut_from_side, looks_of
from vision.portions.masks import outline_of
from vision.portions.plate import plate_of
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


@dataclass(frozen=True, slots=True)
class PortionTuning:
    """When a portion is told, and how surely.

    Guarded by tests/vision/portions/test_weigh.py, and the portions in docs/accuracy.md, on whose
    photographs the sigmas of piled, flat, bent and unclear things were chosen; the rest by trial.
    """

    widths_from: float = 0.75
    """A thing's width from the side is at least so much of its least from above."""

    widths_to: float = 1.10
    """And at most so much of its largest, as it is seen from nearer."""

    least_coins: float = 0.9
    """Of the coin's area: what is smaller is no portion but a stalk, a crumb or a gleam."""

    least_px: int = 60
    """Pixels; smaller cuts are noise."""

    model_sigma: float = 0.10
    """Sigma of ln of the volume, by the shape that two outlines do not tell: learned on food
    photographs of 19 kinds, each kind told with what the others taught."""

    piled_filling: float = 0.7
    """Share of a pile that is no air. Chosen on the food photographs."""

    piled_sigma: float = 0.40
    """Sigma of ln of the volume of a pile. By trial on the food photographs."""

    flat_sigma: float = 0.22
    """The same of what is flat: its height is small, and seen aslant."""

    bent_sigma: float = 0.15
    """The same of what is bent or hollow."""

    disagreeing_sigma: float = 0.10
    """The same for each sigma by which the pictures disagree."""

    unclear_sigma: float = 0.9
    """Times how much less clear the outline is than it should be."""

    size_sigma: float = 0.06
    """Sigma of ln of height and width: what the scales leave."""

    piled_notches: int = 5
    """So many notches or more: a pile of lumps."""

    piled_solidity: float = 0.9
    """And less solid than this: its area from above by its convex hull's."""

    bent_solidity: float = 0.88
    """Less of the convex hull, in one picture: bent."""

    clear: float = 1.05
    """Clearness of the outline from the side below which it is unclear; whole things reach 1.1 to
    1.5."""

    least_clear: float = 0.75
    """Below this nothing was found."""

    least_clear_low: float = 0.97
    """The same of what is low: one edge that is taken for another may be half its height."""

    flat_slant: float = 0.10
    """Sigma of ln of the height by the slant, from which on a thing is flat."""

    flat_height: float = 0.5
    """Of the width from the side: lower is flat."""

    disagreement: float = 1.0
    """Sigmas between both pictures' widths, from which on a word is said."""

    most_disagreement: float = 1.5
    """Sigmas from which on nothing is told: whichever of the two is wrong, the volume is. Whole
    things seldom reach it, as the widths from above leave room for any side."""


TUNING: Final = PortionTuning()


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
    _check_coin(above, coins[0])
    rims = _in_small(coins[0], above), _in_small(coins[1], beside)
    plate = plate_of(small_above, rims[0])
    mask = cut_from_above(small_above, above, rims[0], plate)
    _check(mask, "portion/not_found_above")
    if mask.sum() < TUNING.least_coins * np.pi * rims[0].half_axes_px[0] ** 2:
        raise PortionRefused("portion/not_found_above")
    top = from_above(mask)
    per_coin = _mm_per_px(coins[0], rims[0]) / _mm_per_px(coins[1], rims[1])
    widths = float(top.widths.min()) * per_coin, float(top.widths.max()) * per_coin
    side_mask, clear = cut_from_side(
        small_beside,
        beside,
        rims[1],
        (TUNING.widths_from * widths[0], TUNING.widths_to * widths[1]),
        looks_of(log_colours(small_above), mask),
    )
    _check(side_mask, "portion/not_found_beside")
    side = from_side(side_mask)
    if clear < (TUNING.least_clear_low if _is_low(side) else TUNING.least_clear):
        raise PortionRefused("portion/not_found_beside")
    scales = _mm_per_px(coins[0], rims[0]), _mm_per_px(coins[1], rims[1])
    shape = shape_of(top, side, scales, LENGTH_PX, on_plate=plate is not None)
    if shape.disagreement > TUNING.most_disagreement:
        raise PortionRefused("portion/pictures_disagree")
    outline = (outline_of(mask) + 0.5) * max(above.shape[:2]) / LENGTH_PX - 0.5
    evidence = Evidence(outline_px=tuple((float(x), float(y)) for x, y in outline))
    return _told(shape, _flags(shape, top, side, clear), clear, evidence)


def _told(
    shape: PortionShape, flags: tuple[PortionFlag, ...], clear: float, evidence: Evidence
) -> PortionSeen:
    filling = TUNING.piled_filling if "piled" in flags else 1.0
    parts = [TUNING.model_sigma, shape.scale_sigma, shape.slant_sigma]
    parts += [TUNING.piled_sigma] * ("piled" in flags)
    parts += [TUNING.flat_sigma] * ("flat" in flags)
    parts += [TUNING.bent_sigma] * ("bent" in flags or "hollow" in flags)
    parts += [TUNING.unclear_sigma * (TUNING.clear - clear)] * ("unclear" in flags)
    parts += [TUNING.disagreeing_sigma * shape.disagreement] * ("pictures_disagree" in flags)
    volume = shape.volume_ml * filling
    return PortionSeen(
        Estimate(volume, volume * float(np.sqrt(np.sum(np.square(parts))))),
        Estimate(
            shape.height_mm, shape.height_mm * float(np.hypot(TUNING.size_sigma, shape.slant_sigma))
        ),
        Estimate(shape.width_mm, shape.width_mm * TUNING.size_sigma),
        flags,
        evidence,
    )


def _is_low(side: FromSide) -> bool:
    return side.height < TUNING.flat_height * side.width


def _flags(
    shape: PortionShape, top: FromAbove, side: FromSide, clear: float
) -> tuple[PortionFlag, ...]:
    piled = top.notches >= TUNING.piled_notches and top.solidity < TUNING.piled_solidity
    bent = min(top.solidity, side.solidity) < TUNING.bent_solidity and not piled
    told: tuple[tuple[PortionFlag, bool], ...] = (
        ("piled", piled),
        ("bent", bent),
        ("hollow", top.hole > 0),
        ("flat", _is_low(side) or shape.slant_sigma > TUNING.flat_slant),
        ("unclear", clear < TUNING.clear),
        ("pictures_disagree", shape.disagreement > TUNING.disagreement),
    )
    return tuple(flag for flag, holds in told if holds)


def _check(mask: Mask, cause: str) -> None:
    if mask.sum() < TUNING.least_px:
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


def _check_coin(bgr: Image, coin: DiscSeen) -> None:
    """From the side a coin hardly differs from what it stands before; from above it does."""
    if clear_all_round(bgr, coin.ellipse) < LEAST_CLEAR:
        where = "from above"
        detail = f"the picture {where}: the coin is blurred, cut off, or hardly unlike the table"
        raise CalibrationFailed("disc/not_found", detail=detail, mend=COIN_MENDS[where])


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
