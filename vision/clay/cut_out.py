"""Clay cut out of a picture where colours, neighbours and edges together say so.

Odds of single pixels miss the lit side of clay where too little of it was known beforehand. A graph
cut (Rother, Kolmogorov and Blake, "GrabCut", 2004; OpenCV's) learns the colours on both sides anew
and puts the border where the picture has an edge. Two cuts, one of the picture and one of what
changed against the empty scene, are asked beside the odds: what two of the three call clay is clay.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats32, Image, Mask
from vision.clay.outline import likelier_clay, tones


@dataclass(frozen=True, slots=True)
class CutTuning:
    """Cutting clay out.

    By trial on 15 creatures that a hand turned (135 pictures: overlap with the truth 0.943 in the
    mean without cuts, 0.953 with them; worst tenth 0.863 and 0.912); guarded by
    tests/vision/clay/test_cut_out.py and the creatures turned by hand in docs/accuracy.md.
    """

    sure_odds: float = 4.0
    """Log odds from which a pixel is surely clay, away from the border."""

    far_share: float = 0.25
    """So far from what odds call clay, by its own length, there surely is none."""

    picture_rounds: int = 3
    """Of learning colours and cutting, in the picture."""

    change_rounds: int = 4
    """The same in what changed."""

    longest_px: int = 400
    """A longer part of a picture is cut at this size: a cut costs what its pixels cost."""

    calm_px: float = 0.8
    """Blur of what changed: noise is doubled in a difference."""


TUNING: Final = CutTuning()

HALF: Final = 127
"""A mask's level above which a pixel is inside, where it was made larger."""

TONE_LEVELS: Final = 40.0
"""Levels of 255 for each e-fold of light in a picture of changes: four fit below the middle."""

TINT_LEVELS: Final = 150.0
"""The same for tints, which change less."""

MIDDLE_LEVELS: Final = (160.0, 128.0, 128.0)
"""What has not changed: shadows need more room below it than gleams above."""


def agreed_clay(picture: Image, empty: Image, odds: Floats32) -> Mask:
    """What two of three call clay: log odds, a cut of the picture, a cut of what changed.

    The same picture gives the same mask, whatever was cut before.

    Args:
        picture: (h, w, 3).
        empty: What it would show without the clay, of the same size.
        odds: (h, w), log odds of clay by colour.

    Returns:
        (h, w) uint8, 255 where there is clay; nothing where odds find none.
    """
    by_odds = likelier_clay(odds) > 0
    if not by_odds.any():
        return np.zeros(odds.shape, dtype=np.uint8)
    size_wh = _cut_wh(by_odds)
    small, bare = (_resized(one, size_wh, cv2.INTER_AREA) for one in (picture, empty))
    known = _resized(_known(odds, by_odds), size_wh, cv2.INTER_NEAREST)
    cuts = (
        _cut(small, known, TUNING.picture_rounds),
        _cut(_change(small, bare), known, TUNING.change_rounds),
    )
    height, width = odds.shape
    found = [_resized(cut, (width, height), cv2.INTER_LINEAR) > HALF for cut in cuts]
    return likelier_clay(_told_by_most([by_odds, *found]))


def _cut_wh(shown: Flags) -> tuple[int, int]:
    height, width = shown.shape
    scale = min(1.0, TUNING.longest_px / max(height, width))
    return round(width * scale), round(height * scale)


def _resized(levels: Image, size_wh: tuple[int, int], way: int) -> Image:
    return np.asarray(cv2.resize(levels, size_wh, interpolation=way), dtype=np.uint8)


def _told_by_most(found: Sequence[Flags]) -> Floats32:
    """Log odds that only have a sign: that of most masks."""
    votes = np.sum(found, axis=0) * 2 - len(found)
    return np.asarray(np.sign(votes), dtype=np.float32)


def _known(odds: Floats32, by_odds: Flags) -> Mask:
    """What is known before cutting, in OpenCV's words."""
    known = np.where(by_odds, cv2.GC_PR_FGD, cv2.GC_PR_BGD).astype(np.uint8)
    sure = (by_odds & (odds > TUNING.sure_odds)).astype(np.uint8)
    known[cv2.erode(sure, np.ones((3, 3), np.uint8)) > 0] = cv2.GC_FGD
    _, _, width, height = cv2.boundingRect(by_odds.astype(np.uint8))
    apart_px = cv2.distanceTransform(1 - by_odds.astype(np.uint8), cv2.DIST_L2, 3)
    known[apart_px > TUNING.far_share * max(width, height)] = cv2.GC_BGD
    return known


def _cut(levels: Image, known: Mask, rounds: int) -> Mask:
    """A cut's main part without specks, 255 inside."""
    cv2.setRNGSeed(0)  # it begins with clusters that are drawn by lot
    told, models = known.copy(), (np.zeros((1, 65)), np.zeros((1, 65)))
    box = (0, 0, 1, 1)  # not looked at with a mask
    cv2.grabCut(levels, told, box, *models, rounds, cv2.GC_INIT_WITH_MASK)
    clay = (told == cv2.GC_FGD) | (told == cv2.GC_PR_FGD)
    return likelier_clay(np.where(clay, np.float32(1), np.float32(-1)))


def _change(picture: Image, empty: Image) -> Image:
    """What changed, in levels of 255: tone and two tints."""
    change = tones(picture) - tones(empty)
    levels = change * np.array([TONE_LEVELS, TINT_LEVELS, TINT_LEVELS]) + MIDDLE_LEVELS
    calm = cv2.GaussianBlur(levels, (0, 0), TUNING.calm_px)
    return np.asarray(np.clip(calm, 0, 255), dtype=np.uint8)
