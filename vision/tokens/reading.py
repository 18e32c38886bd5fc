"""Markers too small for a detector to read, from all of their print.

Their dark squares are found, but the cells run into each other. Each of the numbers that it may be
is held against the picture; one that agrees, and better than all others, is read.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Grey
from calibration.model.homography import homography_through, mapped
from calibration.model.printed import MarkerDictionary
from calibration.model.solution import Calibration
from vision.tokens.aligning import AROUND_A_MARKER, Aligned, Print, aligned

BLURRED_CELLS: Final = 0.5
"""How far the cells of such a marker run into each other."""

TRIED: Final = 6
"""Markers and turns that are laid over the print, the likeliest first."""

AT_FIRST: Final = 0.2
"""So many numbers that look likeliest at first, each way it may be turned, are looked at closely;
but only those that correlate by so much."""

READ: Final = 0.8
"""Correlation inside the border."""

SURE: Final = 4.6
"""Logarithm of how much likelier than any other number it must be: a hundred times."""


def read_square(
    grey: Grey,
    corners_px: Floats,
    corners_mm: Floats,
    dictionary: MarkerDictionary,
    numbers: Collection[int],
    height_mm: float,
    calibration: Calibration,
) -> tuple[int, Aligned] | None:
    """The number on a dark square, and where its marker lies; None where none is surely there.

    Args:
        grey: (h, w) uint8.
        corners_px: (4, 2), clockwise from any of them.
        corners_mm: (4, 2) the same on the plane it lies in.
        dictionary: What it may belong to.
        numbers: Those it may bear.
        height_mm: Of that plane.
        calibration: Camera and table.
    """
    told = _prints(dictionary, tuple(sorted(numbers)))
    best: dict[int, Aligned] = {}
    for number, turn in _likeliest(grey, corners_px, told):
        bits = dictionary.bits(number)
        lies = aligned(grey, bits, np.roll(corners_mm, -turn, axis=0), height_mm, calibration)
        if lies and (number not in best or lies.agreement > best[number].agreement):
            best[number] = lies
    ranked = sorted(best.items(), key=lambda one: -one[1].agreement)
    if not ranked or ranked[0][1].agreement < READ:
        return None
    others = [one.agreement for _, one in ranked[1:]]
    cells = dictionary.opencv.markerSize**2
    return ranked[0] if _ahead(ranked[0][1].agreement, others, cells) >= SURE else None


def _ahead(best: float, others: Sequence[float], cells: int) -> float:
    """Logarithm of how much likelier the best is than the next, each cell one reading.

    What is left over of n readings by correlation r is 1 - r^2: its likelihood goes with that to
    the power of -n / 2.
    """
    following = max(others, default=0.0)
    return float(cells / 2 * np.log((1 - following**2) / max(1 - best**2, 1e-6)))


def _likeliest(grey: Grey, corners_px: Floats, told: dict[int, Print]) -> list[tuple[int, int]]:
    """Numbers, and which corner is the print's first, likeliest first."""
    one = next(iter(told.values()))
    values = np.stack([told[number].values[one.inside] for number in told])
    values = values - values.mean(axis=1, keepdims=True)
    values /= np.linalg.norm(values, axis=1, keepdims=True) + 1e-9
    scores = []
    for turn in range(4):
        through = homography_through(AROUND_A_MARKER, np.roll(corners_px, -turn, axis=0))
        x, y = mapped(through, one.places[one.inside]).astype(np.float32).T
        seen = cv2.remap(grey, x[None], y[None], cv2.INTER_LINEAR).ravel().astype(np.float64)
        seen -= seen.mean()
        scores.append(values @ seen / (np.linalg.norm(seen) + 1e-9))
    score = np.stack(scores, axis=1)
    ranked = [divmod(int(place), 4) for place in np.argsort(-score, axis=None)[:TRIED]]
    numbers = list(told)
    return [(numbers[row], turn) for row, turn in ranked if score[row, turn] >= AT_FIRST]


@lru_cache(maxsize=16)
def _prints(dictionary: MarkerDictionary, numbers: tuple[int, ...]) -> dict[int, Print]:
    return {number: Print.of(dictionary.bits(number), BLURRED_CELLS) for number in numbers}
