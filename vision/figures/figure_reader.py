"""A small network that detects standing figures, fallen ones and balls on any ground.

Its input is the top view, scaled so that a base always has the same width. For each cell of a grid
it returns a score per kind that the middle of such a thing is in the cell, the offset to that
middle, and a heading. It was trained on rendered and drawn pitches (tests/training/pitches).
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image, fact
from vision.figures.ground import FieldView
from vision.network import Network
from vision.odds import logistic

MODEL: Final = Path(__file__).parent / "figure_reader.onnx.xz"

BASE_PX: Final = 20.0
"""Diameter of a base in the network's picture; as it was trained."""

STEP: Final = 4
"""Side of a cell of the network's output grid, in pixels of its input."""

WHOLE: Final = 16
"""The input's sides are padded to a multiple of this many pixels."""

MIDDLE: Final = 114.0
"""Grey level that becomes 0 in the input; as it was trained."""

SPREAD: Final = 64.0
"""Number of grey levels that become a step of 1 in the input; as it was trained."""

LEAN: Final = 2.0
"""Largest lean that the network was trained with, as the tangent of the camera's angle from the
vertical: larger ones are clipped."""

STANDING, FALLEN, BALL = range(3)
"""Indices of the kinds among the network's outputs."""

OFFSET: Final = slice(3, 5)
"""Output planes with the offset to the middle: columns and rows, in cells."""

HEADING: Final = slice(5, 7)
"""Output planes with the direction of a fallen figure's head: along columns and rows."""

APART: Final = (0.8, 0.8, 0.45)
"""For each kind, the least distance between the middles of two detections, in base diameters."""

EVEN_SCORE: Final = 0.53
"""Score of a detection that is right with a probability of one half."""

SCORE_SPREAD: Final = 0.07
"""Increase of the score that multiplies the odds by e. Fitted together with `EVEN_SCORE` to the
truth of 306 detections of standing figures on twelve watched worlds."""


@dataclass(frozen=True, slots=True, eq=False)
class FieldSpot:
    """A detection of the network.

    Attributes:
        kind: STANDING, FALLEN or BALL.
        at_mm: (2,) place on the table; for a fallen figure, the middle of its body.
        score: From 0 to 1; `probability` turns it into a probability.
        heading_deg: Where the head points, from the table's x axis towards y; only meaningful for a
            fallen figure.
    """

    kind: int
    at_mm: Floats
    score: float
    heading_deg: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))


def probability(score: float) -> float:
    """Probability that a detection with this score is right, if only the network sees it."""
    return float(logistic((score - EVEN_SCORE) / SCORE_SPREAD))


def score_of(log_odds: float) -> float:
    """The score, clipped to 0 to 1, of a detection with these log-odds: inverts `probability`."""
    return float(np.clip(EVEN_SCORE + SCORE_SPREAD * log_odds, 0.0, 1.0))


@cache
def _network() -> Network:
    return Network(MODEL)


def read_field(
    above: Image, ground: FieldView, base_mm: float, least: float
) -> tuple[FieldSpot, ...]:
    """All detections with a score of at least `least`, the highest score first.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        base_mm: Diameter of the figures' bases.
        least: Least score, 0 to 1.
    """
    picture, mm = shrunk(above, ground.mm, base_mm / BASE_PX)
    outputs = _network().infer(planes_of(picture, _lean(picture.shape, ground, mm))[None])[0]
    first = ground.origin_mm - (ground.mm - mm) / 2 * np.array([1, -1])
    return tuple(spots(outputs, first, mm, base_mm, least))


def shrunk(above: Image, mm: float, wanted_mm: float) -> tuple[Image, float]:
    """The picture, resized to pixels about `wanted_mm` wide, and their exact width in mm.

    `mm` is the width of the given picture's pixels.
    """
    share = mm / wanted_mm
    high, wide = above.shape[:2]
    wh = (max(1, round(wide * share)), max(1, round(high * share)))
    how = cv2.INTER_AREA if share < 1 else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(above, wh, interpolation=how), dtype=np.uint8), mm * wide / wh[0]


def planes_of(picture: Image, lean: Floats32) -> Floats32:
    """The network's input (5, H, W) for a picture (h, w, 3) and its lean (2, h, w).

    The sides are padded with zeros to multiples of `WHOLE`.
    """
    high, wide = picture.shape[:2]
    planes = np.zeros((5, -(-high // WHOLE) * WHOLE, -(-wide // WHOLE) * WHOLE), dtype=np.float32)
    levels = picture.transpose(2, 0, 1) - np.float32(MIDDLE)
    planes[:3, :high, :wide] = levels / np.float32(SPREAD)
    planes[3:, :high, :wide] = lean
    return planes


def lean_at(places_mm: Floats, eye_mm: Floats) -> Floats:
    """How far a raised point above places (..., 2) appears shifted on the table, per mm of height.

    The shift, x and y, points away from the camera; its length is the tangent of the camera's angle
    from the vertical, limited to `LEAN`.
    """
    lean = (places_mm - eye_mm[:2]) / eye_mm[2]
    tangent = np.linalg.norm(lean, axis=-1, keepdims=True)
    return np.asarray(lean * np.minimum(1.0, LEAN / np.maximum(tangent, 1e-9)))


def _lean(shape: tuple[int, ...], ground: FieldView, mm: float) -> Floats32:
    """(2, h, w) the lean at each pixel, along columns and rows of the picture."""
    rows, columns = np.mgrid[: shape[0], : shape[1]]
    at = ground.origin_mm + np.stack([columns, -rows], axis=-1) * mm
    lean = lean_at(at, ground.eye_mm) * [1, -1]
    return np.asarray(lean.transpose(2, 0, 1), dtype=np.float32)


def spots(
    told: Floats32, origin_mm: Floats, mm: float, base_mm: float, least: float
) -> list[FieldSpot]:
    """Detections from the network's outputs, the highest score first.

    Args:
        told: (7, h, w) the outputs per cell: scores from 0 to 1, offsets, headings.
        origin_mm: (2,) table place of the middle of the input's first pixel.
        mm: Side of an input pixel.
        base_mm: Diameter of a base.
        least: Least score of a detection.
    """
    found: list[FieldSpot] = []
    for kind in (STANDING, FALLEN, BALL):
        of_kind: list[FieldSpot] = []
        for row, column in _peaks(told[kind], least):
            out = told[:, row, column].astype(np.float64)
            pixel = (np.array([column, row]) + out[OFFSET] + 0.5) * STEP - 0.5
            at = origin_mm + pixel * mm * [1, -1]
            if all(np.hypot(*(at - o.at_mm)) > APART[kind] * base_mm for o in of_kind):
                across, down = out[HEADING]
                way = float(np.degrees(np.arctan2(-down, across)) % 360)
                of_kind.append(FieldSpot(kind, at, float(out[kind]), way))
        found += of_kind
    return sorted(found, key=lambda one: -one.score)


def _peaks(heat: Floats32, least: float) -> list[tuple[int, int]]:
    """Rows and columns of the local maxima of at least `least`, the highest first."""
    most = cv2.dilate(heat, np.ones((3, 3), dtype=np.uint8))
    rows, columns = np.nonzero((heat >= most) & (heat >= least))
    order = np.argsort(-heat[rows, columns], kind="stable")
    return list(zip(rows[order].tolist(), columns[order].tolist(), strict=True))
