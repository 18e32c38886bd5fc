"""A small network that sees standing figures, fallen ones and balls on any ground.

It gets the field from above, scaled so that a base always has the same width. For each cell it
gives a score that the middle of something is in it, and where. Trained on rendered and drawn
pitches (tests/training/pitches).
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
"""Pixels of that picture per cell, each way."""

WHOLE: Final = 16
"""The picture's sides are a multiple of this many pixels."""

MIDDLE: Final = 114.0
"""Grey level that becomes 0; as it was trained."""

SPREAD: Final = 64.0
"""Grey levels that become 1."""

LEAN: Final = 2.0
"""Largest lean that the network knows, as the tangent of the camera's angle from the vertical."""

STANDING, FALLEN, BALL = range(3)
"""Indices of the kinds among the network's outputs."""

OFFSET: Final = slice(3, 5)
"""Indices of columns and rows to the middle, in cells, among the network's outputs."""

HEADING: Final = slice(5, 7)
"""Indices of where the head points, x and y, among the network's outputs."""

APART: Final = (0.8, 0.8, 0.45)
"""Least distance between the middles of two of a kind, in base diameters."""

EVEN_SCORE: Final = 0.53
"""Score at which the network is as often right as wrong."""

SCORE_SPREAD: Final = 0.07
"""Rise of the score that multiplies the odds by e. Both fit the truth of 306 places that were told
to be standing figures on twelve watched worlds."""


@dataclass(frozen=True, slots=True, eq=False)
class FieldSpot:
    """Something the network sees on the field.

    Attributes:
        kind: STANDING, FALLEN or BALL.
        at_mm: (2,) where it stands or lies; for a fallen figure, the middle of its body.
        score: Of the network, 0 to 1; it grows with the probability but is not one.
        heading_deg: Where a fallen one's head points.
    """

    kind: int
    at_mm: Floats
    score: float
    heading_deg: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))


def probability(score: float) -> float:
    """Probability that something is right that only the network sees."""
    return float(logistic((score - EVEN_SCORE) / SCORE_SPREAD))


def score_of(log_odds: float) -> float:
    """The score, 0 to 1, that something so likely has: the other way round."""
    return float(np.clip(EVEN_SCORE + SCORE_SPREAD * log_odds, 0.0, 1.0))


@cache
def _network() -> Network:
    return Network(MODEL)


def read_field(
    above: Image, ground: FieldView, base_mm: float, least: float
) -> tuple[FieldSpot, ...]:
    """Everything on the field that scores `least` or more, the surest first.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        base_mm: Diameter of the figures' bases.
        least: Score, 0 to 1.
    """
    picture, mm = shrunk(above, ground.mm, base_mm / BASE_PX)
    told = _network().infer(planes_of(picture, _lean(picture.shape, ground, mm))[None])[0]
    first = ground.origin_mm - (ground.mm - mm) / 2 * np.array([1, -1])
    return tuple(spots(told, first, mm, base_mm, least))


def shrunk(above: Image, mm: float, wanted_mm: float) -> tuple[Image, float]:
    """A picture with pixels about `wanted_mm` wide, and how wide they are exactly."""
    share = mm / wanted_mm
    high, wide = above.shape[:2]
    wh = (max(1, round(wide * share)), max(1, round(high * share)))
    how = cv2.INTER_AREA if share < 1 else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(above, wh, interpolation=how), dtype=np.uint8), mm * wide / wh[0]


def planes_of(picture: Image, lean: Floats32) -> Floats32:
    """(5, h, w) of a picture (h, w, 3) and its lean (2, h, w), padded to whole cells."""
    high, wide = picture.shape[:2]
    planes = np.zeros((5, -(-high // WHOLE) * WHOLE, -(-wide // WHOLE) * WHOLE), dtype=np.float32)
    levels = picture.transpose(2, 0, 1) - np.float32(MIDDLE)
    planes[:3, :high, :wide] = levels / np.float32(SPREAD)
    planes[3:, :high, :wide] = lean
    return planes


def lean_at(places_mm: Floats, eye_mm: Floats) -> Floats:
    """How far the top of something at places (..., 2) appears shifted, per height: x, y."""
    lean = (places_mm - eye_mm[:2]) / eye_mm[2]
    tangent = np.linalg.norm(lean, axis=-1, keepdims=True)
    return np.asarray(lean * np.minimum(1.0, LEAN / np.maximum(tangent, 1e-9)))


def _lean(shape: tuple[int, ...], ground: FieldView, mm: float) -> Floats32:
    """(2, h, w): the lean across and down the picture."""
    rows, columns = np.mgrid[: shape[0], : shape[1]]
    at = ground.origin_mm + np.stack([columns, -rows], axis=-1) * mm
    lean = lean_at(at, ground.eye_mm) * [1, -1]
    return np.asarray(lean.transpose(2, 0, 1), dtype=np.float32)


def spots(
    told: Floats32, origin_mm: Floats, mm: float, base_mm: float, least: float
) -> list[FieldSpot]:
    """The network's outputs (7, h, w) as places on the table, the surest first.

    Args:
        told: Its outputs, scores from 0 to 1.
        origin_mm: (2,) middle of the picture's first pixel.
        mm: Side of a pixel.
        base_mm: Diameter of a base.
        least: Score from which on something is returned.
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
    """Rows and columns of local maxima, the highest first."""
    most = cv2.dilate(heat, np.ones((3, 3), dtype=np.uint8))
    rows, columns = np.nonzero((heat >= most) & (heat >= least))
    order = np.argsort(-heat[rows, columns], kind="stable")
    return list(zip(rows[order].tolist(), columns[order].tolist(), strict=True))
