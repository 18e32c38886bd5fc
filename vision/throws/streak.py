"""The picture of something small that flies: a dot or, with the exposure's motion, a streak."""

import math
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from vision.throws.difference import Field, middle

LEAST_PART_PX: Final = 5
# Scraps of a faint streak closer than this belong together.
JOINED_PX: Final = 5
# What the lens's and our own softness adds to the spread of a thing's pixels.
SOFTNESS_PX2: Final = 1.2
_JOINING: Final = np.ones((JOINED_PX, JOINED_PX), np.uint8)
# A colour off by so many grey levels counts as much as a size wrong by a factor e.
COLOUR_SCALE_LEVELS: Final = 45.0


@dataclass(frozen=True, slots=True, eq=False)
class Streak:
    """One candidate in one frame.

    Attributes:
        centre_px: (2,) mean of its pixels, image space.
        spread_px2: (2, 2) covariance of its pixels.
        area_px: Pixels it covers, partly covered ones counted by their share: motion blur leaves
            it as it is.
        bgr: (3,) colour of its core.
    """

    centre_px: Floats
    spread_px2: Floats
    area_px: float
    bgr: Floats

    @property
    def radius_px(self) -> float:
        """Radius of the disc that, moved, leaves such a streak: across it, blur leaves it as it is.

        The pixels of a disc of radius r spread by r / 2 along any axis.
        """
        (xx, xy), (_, yy) = self.spread_px2.tolist()
        across = (xx + yy) / 2 - math.hypot((xx - yy) / 2, xy)
        return 2 * math.sqrt(max(across - SOFTNESS_PX2, 0.3))

    @property
    def length_px(self) -> float:
        """Standard deviation of its pixels along its longest axis."""
        (xx, xy), (_, yy) = self.spread_px2.tolist()
        return math.sqrt((xx + yy) / 2 + math.hypot((xx - yy) / 2, xy))


def streak_of(share: Field, crop: Image, corner_xy: tuple[int, int]) -> Streak | None:
    """The streak that a field of shares describes; None where there is too little."""
    area = float(share.sum())
    if area < 3:
        return None
    places = np.flatnonzero(share)
    weight = share.take(places).astype(np.float64)
    ys = places // share.shape[1]
    at = np.array([places - ys * share.shape[1], ys], dtype=np.float64)
    centre = at @ weight / area
    off = at - centre[:, None]
    spread = (off * weight) @ off.T / area
    full = places[weight > 0.6 * weight.max()]
    colour = middle(crop.reshape(-1, 3).take(full, axis=0))
    return Streak(centre + np.array(corner_xy, dtype=np.float64), spread, area, colour)


def streaks_of(share: Field, crop: Image, corner_xy: tuple[int, int]) -> list[Streak]:
    """The streaks of the connected parts of a field, largest first, five at most."""
    some = (share > 0).view(np.uint8)
    x0, y0, width, height = cv2.boundingRect(some)
    if not width:
        return []
    box = np.s_[y0 : y0 + height, x0 : x0 + width]
    share, crop, some = share[box], crop[box], some[box]
    corner_xy = corner_xy[0] + x0, corner_xy[1] + y0
    joined = cv2.dilate(some, _JOINING)
    labels, stats = labelled(np.asarray(joined, dtype=np.uint8))
    order = 1 + np.argsort(-stats[1:, cv2.CC_STAT_AREA], kind="stable")[:5]
    found = []
    for label in order:
        x, y, width, height, area = (int(v) for v in stats[label])
        if area < LEAST_PART_PX:
            continue
        box = np.s_[y : y + height, x : x + width]
        part = share[box] * (labels[box] == label)
        streak = streak_of(part, crop[box], (corner_xy[0] + x, corner_xy[1] + y))
        if streak is not None:
            found.append(streak)
    return found


def labelled(mask: Image) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """The connected parts of a mask: (h, w) their numbers, from 1 on, and (N, 5) their statistics.

    By the algorithm that costs a third of OpenCV's usual one (of Grana and others, 2010).
    """
    _, labels, stats, _ = cv2.connectedComponentsWithStatsWithAlgorithm(
        mask, 8, cv2.CV_32S, cv2.CCL_GRANA
    )
    return np.asarray(labels, dtype=np.int32), np.asarray(stats, dtype=np.int32)


def unlikeness(streak: Streak, expected: Streak, reach_px: float) -> float:
    """How little a streak looks like the expected one: 0 is the same, above 3 another thing.

    Args:
        streak: What was found.
        expected: What is looked for, at its expected place.
        reach_px: A distance that counts as much as a size wrong by a factor e.
    """
    away = math.dist(streak.centre_px, expected.centre_px)
    # What lies within its own radius is all as near.
    cost = max(0.0, away - streak.radius_px) / reach_px
    cost += _grown(streak.area_px / expected.area_px)
    cost += _grown((streak.length_px + 1) / (expected.length_px + 1))
    # No blur makes it wider: what is, is the rim of something that moved.
    cost += max(0.0, _grown((streak.radius_px + 1) / (expected.radius_px + 1)))
    return cost + math.dist(streak.bgr, expected.bgr) / COLOUR_SCALE_LEVELS


def _grown(ratio: float) -> float:
    """A streak shrinks as it flies away, slows down or is hidden in part; it hardly grows."""
    change = math.log(ratio)
    return change if change > 0 else -0.5 * change
