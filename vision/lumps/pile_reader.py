"""A network that reads the missiles in a window: each with its pixels, its middle and its volume.

Every cell of clay says where the middle of its missile is and how much clay that missile holds;
cells that point to one place are one missile (Hough votes; Cheng and others 2020,
Panoptic-DeepLab). So shadows are separated from clay, touching missiles from each other, and hidden
parts are filled in, as learned from rendered piles (decision 46).
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Floats32
from vision.network import Network

MODEL_FILE: Final = Path(__file__).with_name("pile_reader.onnx")

Places = npt.NDArray[np.intp]
"""Rows or columns of cells, or which middle each belongs to."""

STEP: Final = 2
"""Pixels of the window per cell of the output."""

OFFSET_PX: Final = 16.0
"""Pixels that an offset of 1 stands for; as it was trained."""


@dataclass(frozen=True, slots=True)
class VoteTuning:
    """When votes make a missile. Lengths and areas are in cells, 1.6 mm.

    Guarded by tests/vision/lumps/test_pile_reader.py, and the missiles in docs/accuracy.md.
    """

    clay: float = 0.5
    """Chance from which on a cell is clay: more than even."""

    blur: float = 1.0
    """Sigma by which votes are smeared: their typical error."""

    apart: int = 4
    """Least distance between middles: 6 mm, a third of a small missile's width."""

    reach: float = 4.0
    """Largest distance at which a vote still counts for a middle."""

    stray: float = 8.0
    """A cell farther than this from every middle, 13 mm, belongs to none."""

    least_votes: float = 12.0
    """Least votes for a middle: a tenth of the visible cells of a typical free missile."""


TUNING: Final = VoteTuning()


@dataclass(frozen=True, slots=True, eq=False)
class ReadLump:
    """A missile of a window.

    Attributes:
        mask: (h, w) of the window, where it is seen.
        middle_px: (2,) where its middle is seen, of the window's pixels.
        ln_ml: ln of its volume in ml, as if the window's scale were the same everywhere.
        ln_sigma: Of that.
    """

    mask: Flags
    middle_px: Floats
    ln_ml: float
    ln_sigma: float


def told_of(planes: Floats32) -> Floats32:
    """What the network tells of planes (PLANES, h, w): (5, h / 2, w / 2).

    ln odds of clay, offset to the middle (across, down), ln of the volume, ln of its variance.
    """
    return np.asarray(_network().infer(planes[None])[0])


def lumps_told(told: Floats32) -> list[ReadLump]:
    """The missiles of what the network told of a window, (5, h, w)."""
    clay = 1 / (1 + np.exp(-told[0]))
    inside = clay > TUNING.clay
    rows, columns = np.nonzero(inside)
    if not len(rows):
        return []
    off = told[1:3, rows, columns].T * OFFSET_PX / STEP
    votes = np.column_stack([columns, rows]) + off
    weights = clay[rows, columns]
    middles = _middles(votes, weights, inside.shape)
    if not len(middles):
        return []
    owner = _owners(votes, middles)
    strays = np.linalg.norm(votes - middles[owner], axis=1) > TUNING.stray
    owner = np.where(strays, -1, owner)
    return [
        _lump(told, clay, rows[owner == k], columns[owner == k], votes[owner == k])
        for k in range(len(middles))
    ]


def _middles(votes: Floats, weights: Floats, size_hw: tuple[int, ...]) -> Floats:
    """Places that many cells point to, (n, 2), columns and rows of cells."""
    pad = 8
    height, width = size_hw[0] + 2 * pad, size_hw[1] + 2 * pad
    at = np.clip(np.rint(votes + pad).astype(int), 0, [width - 1, height - 1])
    heap = np.zeros((height, width), dtype=np.float32)
    np.add.at(heap, (at[:, 1], at[:, 0]), weights)
    calm = cv2.GaussianBlur(heap, (0, 0), TUNING.blur)
    size = 2 * TUNING.apart + 1
    highest = cv2.dilate(calm, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)))
    rows, columns = np.nonzero((calm >= highest) & (calm > 0))
    order = np.argsort(-calm[rows, columns], kind="stable")
    peaks = np.column_stack([columns, rows]).astype(np.float64)[order] - pad
    owner = _owners(votes, peaks)
    near = np.linalg.norm(votes - peaks[owner], axis=1) <= TUNING.reach
    counts = np.bincount(owner[near], weights[near], len(peaks))
    return np.asarray(peaks[counts >= TUNING.least_votes])


def _owners(votes: Floats, middles: Floats) -> Places:
    """The middle that each vote is nearest to."""
    away = np.linalg.norm(votes[:, None] - middles[None], axis=2)
    return np.asarray(away.argmin(axis=1))


def _lump(told: Floats32, clay: Floats, rows: Places, columns: Places, votes: Floats) -> ReadLump:
    cells = np.zeros(told.shape[1:], dtype=np.uint8)
    cells[rows, columns] = 1
    mask = cv2.resize(cells, None, fx=STEP, fy=STEP, interpolation=cv2.INTER_NEAREST) > 0
    weights = clay[rows, columns]
    middle = np.average(votes, axis=0, weights=weights) * STEP + (STEP - 1) / 2
    ln_ml = float(np.average(told[3, rows, columns], weights=weights))
    spread = float(np.average(told[4, rows, columns], weights=weights))
    return ReadLump(np.asarray(mask), np.asarray(middle), ln_ml, float(np.exp(spread / 2)))


@cache
def _network() -> Network:
    return Network(MODEL_FILE)
