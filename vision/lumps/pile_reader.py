"""A network that finds the missiles in a window: the pixels and the centre of each.

Every cell of clay votes for the centre of its missile, and predicts the uncertainty of its volume.
Cells that vote for one place are one missile (Hough votes; Cheng and others 2020,
Panoptic-DeepLab). So shadows are separated from clay, touching missiles from each other, and hidden
parts are filled in, as learned from rendered piles (decision 46).
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Floats32
from vision.masks import disc
from vision.network import Network
from vision.odds import logistic

MODEL_FILE: Final = Path(__file__).with_name("pile_reader.onnx.xz")

Places = npt.NDArray[np.intp]
"""Rows or columns of cells, or indices of centres."""

STEP: Final = 2
"""Pixels of the window per cell of the output."""

OFFSET_PX: Final = 16.0
"""Pixels of the window per unit of a predicted offset; as it was trained."""


@dataclass(frozen=True, slots=True)
class VoteTuning:
    """When votes make a missile. Lengths and areas are in cells, 1.6 mm.

    Guarded by tests/vision/lumps/test_pile_reader.py, and the missiles in docs/accuracy.md.
    """

    clay: float = 0.5
    """Probability above which a cell is clay."""

    blur: float = 1.0
    """Sigma of the blur of the votes: their typical error."""

    apart: int = 4
    """Least distance between centres: 6 mm, a third of a small missile's width."""

    reach: float = 4.0
    """Largest distance from a centre at which a vote still counts for it."""

    stray: float = 8.0
    """Largest distance of a cell's vote from the nearest centre, 13 mm; beyond it the cell belongs
    to no missile."""

    least_votes: float = 12.0
    """Fewest votes for a centre: a tenth of the visible cells of a typical free missile."""

    ridge: float = 0.4
    """Least votes between two centres, as a share of those at the lesser one, for both to be one
    missile: near the ends of a long missile the votes for its centre are less certain. With `long`
    and `firm`, of 13 missiles of 102 rendered training piles that were taken for two, six are
    joined; of 611 neighbours none is joined. With 0.3 nine are joined, but so are two pairs of the
    shared piles."""

    long: float = 1.6
    """Least ratio of length to width of two parts that are joined into one missile."""

    firm: float = 4.0
    """Least votes per cell, blurred, at both centres that are joined: a missile that others hide
    has fewer, and is not joined. Of six pairs of rendered piles with fewer votes two were one
    missile."""


TUNING: Final = VoteTuning()

WAY: Final = 21
"""Number of samples on the line between two centres at which votes are read."""

PAD: Final = 8
"""Margin in cells around a window: a centre may lie outside of it."""


@dataclass(frozen=True, slots=True, eq=False)
class ReadLump:
    """A missile in a window.

    Attributes:
        mask: (h, w) of the window, where it is seen.
        middle_px: (2,) its centre, in the window's pixels.
        ln_sigma: Sigma of ln of its volume.
    """

    mask: Flags
    middle_px: Floats
    ln_sigma: float


def told_of(planes: Floats32) -> Floats32:
    """The network's output for planes (PLANES, h, w): (5, h / 2, w / 2).

    Its channels are: log odds of clay, offset to the centre (across, down), ln of the volume, ln of
    its variance. The volume itself is not used: the visible outline is as accurate (decision 46).
    """
    return np.asarray(_network().infer(planes[None])[0])


def lumps_told(told: Floats32) -> list[ReadLump]:
    """The missiles in the network's output for a window, (5, h, w)."""
    clay = logistic(told[0])
    inside = clay > TUNING.clay
    rows, columns = np.nonzero(inside)
    if not len(rows):
        return []
    off = told[1:3, rows, columns].T * OFFSET_PX / STEP
    votes = np.column_stack([columns, rows]) + off
    weights = clay[rows, columns]
    vote_map = _vote_map(votes, weights, inside.shape)
    middles = _vote_peaks(vote_map, votes, weights)
    if not len(middles):
        return []
    owner = _owners(votes, middles)
    strays = np.linalg.norm(votes - middles[owner], axis=1) > TUNING.stray
    owner = np.where(strays, -1, owner)
    owner = _with_halves_joined(owner, middles, vote_map, np.column_stack([columns, rows]))
    return [
        _lump(told, clay, rows[owner == k], columns[owner == k], votes[owner == k])
        for k in np.unique(owner[owner >= 0])
    ]


def _vote_map(votes: Floats, weights: Floats, size_hw: tuple[int, ...]) -> Floats32:
    """The blurred number of votes for each cell; `PAD` cells wider on each side than the window."""
    height, width = size_hw[0] + 2 * PAD, size_hw[1] + 2 * PAD
    at = np.clip(np.rint(votes + PAD).astype(int), 0, [width - 1, height - 1])
    vote_map = np.zeros((height, width), dtype=np.float32)
    np.add.at(vote_map, (at[:, 1], at[:, 0]), weights)
    return np.asarray(cv2.GaussianBlur(vote_map, (0, 0), TUNING.blur))


def _vote_peaks(vote_map: Floats32, votes: Floats, weights: Floats) -> Floats:
    """Peaks of the votes that enough cells vote for, (n, 2), columns and rows of cells."""
    highest = cv2.dilate(vote_map, disc(TUNING.apart))
    rows, columns = np.nonzero((vote_map >= highest) & (vote_map > 0))
    order = np.argsort(-vote_map[rows, columns], kind="stable")
    peaks = np.column_stack([columns, rows]).astype(np.float64)[order] - PAD
    owner = _owners(votes, peaks)
    near = np.linalg.norm(votes - peaks[owner], axis=1) <= TUNING.reach
    counts = np.bincount(owner[near], weights[near], len(peaks))
    return np.asarray(peaks[counts >= TUNING.least_votes])


def _owners(votes: Floats, middles: Floats) -> Places:
    """Index of the centre that is nearest to each vote."""
    away = np.linalg.norm(votes[:, None] - middles[None], axis=2)
    return np.asarray(away.argmin(axis=1))


def _with_halves_joined(
    owner: Places, middles: Floats, vote_map: Floats32, cells: Places
) -> Places:
    """Join pairs of centres that are the halves of one long missile; returns the new owners."""
    owner = owner.copy()
    middle_of = np.arange(len(middles))
    for one, other in combinations(range(len(middles)), 2):
        if _votes_between(middles[one], middles[other], vote_map) < TUNING.ridge:
            continue
        first, second = middle_of[one], middle_of[other]
        short, long = spread_of(cells[(owner == first) | (owner == second)])
        if long > TUNING.long * short:
            owner[owner == second] = first
            middle_of[middle_of == second] = first
    return owner


def _votes_between(one: Floats, other: Floats, vote_map: Floats32) -> float:
    """Least votes on the line between two centres, as a share of those at the lesser one.

    It is 0 if the lesser one has fewer than `firm`.
    """
    way = np.linspace(one, other, WAY).astype(np.float32) + PAD
    votes = cv2.remap(vote_map, way[:, :1], way[:, 1:], cv2.INTER_LINEAR).ravel()
    lesser = float(min(votes[0], votes[-1]))
    return 0.0 if lesser < TUNING.firm else float(votes.min()) / lesser


def spread_of(pixels: Places, unit: Floats | None = None) -> tuple[float, float]:
    """Standard deviations of pixels (n, 2) along their principal axes, the short one first.

    Each pixel is a square, whose own variance of 1/12 is included.

    Args:
        pixels: Their positions.
        unit: (2, 2), a pixel's sides as columns, in the order of the coordinates; identity if None.
    """
    moments = np.cov(pixels, rowvar=False) + np.eye(2) / 12
    if unit is not None:
        moments = unit @ moments @ unit.T
    short, long = np.sqrt(np.linalg.eigvalsh(moments))
    return float(short), float(long)


def _lump(output: Floats32, clay: Floats, rows: Places, columns: Places, votes: Floats) -> ReadLump:
    cells = np.zeros(output.shape[1:], dtype=np.uint8)
    cells[rows, columns] = 1
    mask = cv2.resize(cells, None, fx=STEP, fy=STEP, interpolation=cv2.INTER_NEAREST) > 0
    weights = clay[rows, columns]
    middle = np.average(votes, axis=0, weights=weights) * STEP + (STEP - 1) / 2
    spread = float(np.average(output[4, rows, columns], weights=weights))
    return ReadLump(np.asarray(mask), np.asarray(middle), float(np.exp(spread / 2)))


@cache
def _network() -> Network:
    return Network(MODEL_FILE)
