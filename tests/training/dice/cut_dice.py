"""Dice cut out of their pictures, photographed and drawn, to be laid on other grounds.

All photographs that may teach show a light box; wood, cloth and print are behind no photographed
die. The ground around a die is even there, so what differs from it within the die's box is the die;
its outline is convex. To draw a die takes long, to lay one that is drawn does not: each is laid
many times, in other sizes and turns, on other grounds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from tests.support.drawn_dice import NO_SLANT, DrawnDie, DrawnThrow, Oddity, alone
from tests.vision.dice.dice_photos import LabelledDie, Photo, photos

ROOM: Final = 0.35
"""Of a box: so much around it is cut out with it, and shows the ground."""

LEAST_FILLED: Final = 0.46
"""Of its box: a cut that fills less has lost a part of the die, as white ones on white do."""

MOST_FILLED: Final = 0.97
"""A cut that fills more has the ground in it."""

NO_VALUE: Final = 0
MOST: Final = 12


@dataclass(frozen=True, slots=True, eq=False)
class CutDie:
    """A die by itself: its picture (h, w, 3), how much of each pixel is die (h, w), its value.

    The value of one that has another number of faces than six is 0.
    """

    bgr: Image
    cover: Floats
    pips: int


ODD: Final = Oddity(digits=0.2, solids=0.1, styles=0.25)
WIDE_PX: Final = 96.0
"""Of a drawn die that is to be laid."""

TEACHES: Final = 1
"""The half of the photographs whose dice are laid on other grounds to teach; the others' judge."""


def cut_dice(fold: int = TEACHES) -> tuple[CutDie, ...]:
    """Every die of half the photographs that stands out from its ground and touches no other."""
    found: list[CutDie] = []
    for photo in (one for one in photos() if one.fold == fold):
        bgr = photo.picture()
        for die in photo.dice:
            if not _touches(die, photo):
                one = _cut(bgr, die)
                found += [one] if one is not None else []
    return tuple(found)


def drawn_cuts(rng: np.random.Generator, count: int) -> tuple[CutDie, ...]:
    """So many drawn dice of all kinds by themselves, seen more or less from above."""
    drawn = (alone(rng, WIDE_PX, ODD) for _ in range(count))
    return tuple(CutDie(bgr, cover, pips) for bgr, cover, pips in drawn)


def _touches(die: LabelledDie, photo: Photo) -> bool:
    left, top, right, bottom = _roomy(die)
    return any(
        other is not die
        and other.box_px[0] < right
        and other.box_px[2] > left
        and other.box_px[1] < bottom
        and other.box_px[3] > top
        for other in photo.dice
    )


def _roomy(die: LabelledDie) -> tuple[int, int, int, int]:
    left, top, right, bottom = die.box_px
    room = ROOM * max(right - left, bottom - top)
    return int(left - room), int(top - room), int(right + room) + 1, int(bottom + room) + 1


def _cut(bgr: Image, die: LabelledDie) -> CutDie | None:
    left, top, right, bottom = _roomy(die)
    if left < 0 or top < 0 or right > bgr.shape[1] or bottom > bgr.shape[0]:
        return None
    part = bgr[top:bottom, left:right]
    x0, y0, x1, y1 = (v - o for v, o in zip(die.box_px, (left, top, left, top), strict=True))
    inside: Mask = np.zeros(part.shape[:2], np.uint8)
    cv2.rectangle(inside, (int(x0), int(y0)), (int(x1), int(y1)), 255, -1)
    marks = np.full(part.shape[:2], cv2.GC_BGD, np.uint8)
    marks[inside > 0] = cv2.GC_PR_FGD
    middle = (int((x0 + x1) / 2), int((y0 + y1) / 2))
    cv2.circle(marks, middle, int(0.32 * min(x1 - x0, y1 - y0)), cv2.GC_FGD, -1)
    around, within = np.zeros((1, 65)), np.zeros((1, 65))
    whole = (0, 0, part.shape[1], part.shape[0])  # not looked at: the marks say where to begin
    cv2.grabCut(part.copy(), marks, whole, around, within, 4, cv2.GC_INIT_WITH_MASK)
    die_px = ((marks == cv2.GC_FGD) | (marks == cv2.GC_PR_FGD)).astype(np.uint8)
    points = cv2.findNonZero(cv2.morphologyEx(die_px, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))
    if points is None:
        return None
    hull = np.zeros_like(die_px)
    cv2.fillConvexPoly(hull, cv2.convexHull(points), 1)
    filled = float(hull.sum()) / max(1.0, (x1 - x0) * (y1 - y0))
    if not LEAST_FILLED < filled < MOST_FILLED:
        return None
    # A pixel at the rim is half the old ground: it is left out.
    cover = cv2.GaussianBlur(cv2.erode(hull, np.ones((3, 3), np.uint8)).astype(float), (0, 0), 0.7)
    return CutDie(part.copy(), np.asarray(cover, dtype=np.float64), die.pips)


def laid_out(
    rng: np.random.Generator, ground: Image, dice: Sequence[CutDie], die_px: tuple[float, float]
) -> DrawnThrow:
    """A picture with some of them on it, each with a shadow; none over another.

    Args:
        rng: Chance; the same state lays the same.
        ground: (h, w, 3), for all of them.
        dice: To choose from.
        die_px: How wide they are, from and to.
    """
    scene = ground.astype(np.float64)
    wide = float(np.exp(rng.uniform(*np.log(die_px))))
    light = rng.uniform(-1, 1, 2) * rng.uniform(0, 0.35) * wide
    gain = rng.uniform(0.55, 1.15) * (1 + rng.normal(0, 0.05, 3))
    told: list[DrawnDie] = []
    for _ in range(int(rng.integers(1, MOST + 1))):
        die = dice[int(rng.integers(len(dice)))]
        size = wide * rng.uniform(0.85, 1.15)
        at = rng.uniform(0.6 * size, np.array(ground.shape[1::-1]) - 0.6 * size)
        if all(_clear(at, size, other) for other in told):
            told.append(_laid(scene, die, (at, size, rng.uniform(0, 360)), light, gain))
    blurred = cv2.GaussianBlur(scene, (0, 0), rng.uniform(0.2, 0.9))
    return DrawnThrow(np.clip(blurred, 0, 255).astype(np.uint8), tuple(told), "picture")


def _clear(at: Floats, size: float, other: DrawnDie) -> bool:
    left, top, right, bottom = other.box_px
    away = np.abs(at - [(left + right) / 2, (top + bottom) / 2])
    return float(away.max()) > 0.6 * size + (right - left) / 2


def _laid(
    scene: Floats, die: CutDie, where: tuple[Floats, float, float], light: Floats, gain: Floats
) -> DrawnDie:
    """Lay one there, in place: `where` are its middle, its width in px, and degrees."""
    at, size, angle = where
    rows, columns = np.nonzero(die.cover > 0.5)
    own = float(max(np.ptp(rows), np.ptp(columns))) + 1
    middle = (float(columns.mean()), float(rows.mean()))
    onto = np.array(cv2.getRotationMatrix2D(middle, angle, size / own), dtype=np.float64)
    onto[:, 2] += at - middle
    soft = max(0.01, 0.45 * np.sqrt(max(0.0, (own / size) ** 2 - 1)))
    picture = cv2.GaussianBlur(die.bgr, (0, 0), soft) if size < 0.9 * own else die.bgr
    reach = int(1.3 * size + np.abs(light).max()) + 8
    low = np.maximum(at.astype(int) - reach, 0)
    part = scene[low[1] : int(at[1]) + reach, low[0] : int(at[0]) + reach]
    onto[:, 2] -= low
    size_wh = (part.shape[1], part.shape[0])
    shown = cv2.warpAffine(picture, onto, size_wh, flags=cv2.INTER_LINEAR).astype(np.float64)
    cover = cv2.warpAffine(die.cover, onto, size_wh, flags=cv2.INTER_LINEAR)
    moved = np.array([[1, 0, light[0]], [0, 1, light[1]]], dtype=np.float64)
    shade = cv2.GaussianBlur(cv2.warpAffine(cover, moved, size_wh), (0, 0), 0.08 * size + 0.3)
    part *= (1 - 0.45 * shade)[..., None]
    part[:] = part * (1 - cover[..., None]) + shown * gain * cover[..., None]
    ys, xs = np.nonzero(cover > 0.5)
    x0, y0 = (float(v) for v in low)
    box = (x0 + xs.min(), y0 + ys.min(), x0 + xs.max() + 1.0, y0 + ys.max() + 1.0)
    return DrawnDie(die.pips, box, 1.0, False, False, False, NO_SLANT, die.pips == NO_VALUE)
