"""The volume of a whole thing, from a picture from above and one from the side with a coin."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.discs.ellipse import Ellipse
from calibration.discs.find import DiscSeen, find_discs
from calibration.printed import Disc
from vision.frame import Image
from vision.portions.colours import Mask
from vision.portions.from_above import cut_from_above
from vision.portions.from_side import cut_from_side
from vision.portions.masks import outline_of
from vision.portions.plate import plate_of
from vision.portions.portion import PortionFlag, PortionRefused, PortionSeen
from vision.portions.silhouettes import FromAbove, FromSide, from_above, from_side
from vision.portions.volume import Shape, shape_of
from vision.sighting import Estimate, Evidence

LENGTH_PX: Final = 400
"""Outlines are cut out of pictures of this length."""
WIDTHS_FROM: Final = 0.75
WIDTHS_TO: Final = 1.15
"""A thing's width from the side, by its least and largest from above: that is seen from nearer."""
LEAST_COINS: Final = 0.9
"""What is smaller than the coin is no portion but a stalk, a crumb or a gleam."""
LEAST_PX: Final = 60

# Learned on food photographs of 19 kinds, each kind told with what the others taught; see the docs.
LN_TOO_SMALL: Final = 0.03
MODEL_SIGMA: Final = 0.11
PILED_FILLING: Final = 0.7
PILED_SIGMA: Final = 0.40
FLAT_SIGMA: Final = 0.22
BENT_SIGMA: Final = 0.15
DISAGREEING_SIGMA: Final = 0.10
SIZE_SIGMA: Final = 0.06

PILED_NOTCHES: Final = (4, 3)
PILED_SOLIDITY: Final = 0.9
BENT_SOLIDITY: Final = 0.88
RAGGED_SOLIDITY: Final = 0.83
WHOLE_SOLIDITY: Final = 0.93
"""What is whole from above and ragged from the side was cut out badly there."""
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
    coins = find_discs(above, discs, facing=True)[0], find_discs(beside, discs, facing=True)[0]
    small_above, small_beside = _sized(above), _sized(beside)
    rims = _in_small(coins[0], above), _in_small(coins[1], beside)
    plate = plate_of(small_above, rims[0])
    mask = cut_from_above(small_above, rims[0], plate)
    _check(mask, "portion/not_found_above")
    if mask.sum() < LEAST_COINS * np.pi * rims[0].half_axes_px[0] ** 2:
        raise PortionRefused("portion/not_found_above")
    top = from_above(mask)
    per_coin = rims[1].half_axes_px[0] / rims[0].half_axes_px[0]
    widths = float(top.widths.min()) * per_coin, float(top.widths.max()) * per_coin
    side_mask = cut_from_side(
        small_beside, rims[1], (WIDTHS_FROM * widths[0], WIDTHS_TO * widths[1])
    )
    _check(side_mask, "portion/not_found_beside")
    side = from_side(side_mask)
    if side.solidity < RAGGED_SOLIDITY and top.solidity > WHOLE_SOLIDITY:
        raise PortionRefused("portion/not_found_beside")
    scales = (
        coins[0].disc.diameter_mm / (2 * rims[0].half_axes_px[0]),
        coins[1].disc.diameter_mm / (2 * rims[1].half_axes_px[0]),
    )
    shape = shape_of(top, side, scales, LENGTH_PX, on_plate=plate is not None)
    if shape.disagreement > MOST_DISAGREEMENT:
        raise PortionRefused("portion/pictures_disagree")
    outline = (outline_of(mask) + 0.5) * max(above.shape[:2]) / LENGTH_PX - 0.5
    return _told(
        shape, top, side, Evidence(outline_px=tuple((float(x), float(y)) for x, y in outline))
    )


def _told(shape: Shape, top: FromAbove, side: FromSide, evidence: Evidence) -> PortionSeen:
    flags = _flags(shape, top, side)
    filling = PILED_FILLING if "piled" in flags else 1.0
    parts = [MODEL_SIGMA, shape.scale_sigma, shape.slant_sigma]
    parts += [PILED_SIGMA] * ("piled" in flags)
    parts += [FLAT_SIGMA] * ("flat" in flags)
    parts += [BENT_SIGMA] * ("bent" in flags or "hollow" in flags)
    parts += [DISAGREEING_SIGMA * shape.disagreement] * ("pictures_disagree" in flags)
    volume = shape.volume_ml * filling * float(np.exp(LN_TOO_SMALL))
    return PortionSeen(
        Estimate(volume, volume * float(np.sqrt(np.sum(np.square(parts))))),
        Estimate(shape.height_mm, shape.height_mm * float(np.hypot(SIZE_SIGMA, shape.slant_sigma))),
        Estimate(shape.width_mm, shape.width_mm * SIZE_SIGMA),
        flags,
        evidence,
    )


def _flags(shape: Shape, top: FromAbove, side: FromSide) -> tuple[PortionFlag, ...]:
    lumps = top.notches >= PILED_NOTCHES[0] and side.notches >= PILED_NOTCHES[1]
    piled = lumps and top.solidity < PILED_SOLIDITY
    low = side.height < FLAT_HEIGHT * side.width
    bent = min(top.solidity, side.solidity) < BENT_SOLIDITY and not piled
    told: tuple[tuple[PortionFlag, bool], ...] = (
        ("piled", piled),
        ("bent", bent),
        ("hollow", top.hole > 0),
        ("flat", low or shape.slant_sigma > FLAT_SLANT),
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


def _sized(bgr: Image) -> Image:
    scale = LENGTH_PX / max(bgr.shape[:2])
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=way), dtype=np.uint8)


def _in_small(coin: DiscSeen, bgr: Image) -> Ellipse:
    return coin.ellipse.scaled(LENGTH_PX / max(bgr.shape[:2]))
