"""Paints a game's drawings on the table into a picture, through the calibration."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from server.capture.captions import Words, in_english
from server.proposals.on_table import Drawing, Line, Meaning, Outline, Ring
from vision.overlay import Box, caption, dashed, line, tip
from vision.sightings import PointMm, PointPx
from vision.sightings.annotation import Bgr

COLOURS: Final[Mapping[Meaning, Bgr]] = {
    "left": (90, 220, 255),
    "walked": (120, 235, 120),
    "too_far": (90, 90, 255),
    "farthest": (255, 255, 255),
    "both_ways": (255, 160, 220),
    "one_way": (255, 200, 90),
}
RING_POINTS: Final = 96
"""Number of points along a ring on the table."""
LINE_POINTS: Final = 24
"""Number of points along a line on the table, which a lens may bend."""
FAR_PX: Final = 1e5
"""Coordinate in pixels beyond which a point is not drawn: OpenCV draws with 32-bit integers."""
INSIDE_PX: Final = 14.0
"""Least distance in pixels of a label's place from the picture's edge."""


@dataclass(frozen=True, slots=True, eq=False)
class TablePicture:
    """How a picture, which may be a part of a frame or resized, shows the table.

    Attributes:
        calibration: The calibration of the whole frame.
        corner_px: The picture's top left corner in the whole frame.
        scale: Pixels of the picture per pixel of the frame.
        share: The share of the frame's width and height that the picture shows.
    """

    calibration: Calibration
    corner_px: PointPx = (0.0, 0.0)
    scale: float = 1.0
    share: float = 1.0

    def pixels(self, points_mm: Sequence[PointMm]) -> npt.NDArray[np.float64]:
        """Project points of the table into the picture: (N, 2) pixels, NaN where not visible."""
        flat = np.column_stack([np.asarray(points_mm, dtype=np.float64), np.zeros(len(points_mm))])
        shown = (image_from_table(flat, self.calibration) - self.corner_px) * self.scale
        shown[(np.abs(shown) > FAR_PX).any(axis=1)] = np.nan
        return np.asarray(shown, dtype=np.float64)


_Anchor: TypeAlias = tuple[int, int] | None


def paint_drawings(
    picture: Image,
    drawings: Iterable[Drawing],
    view: TablePicture,
    words: Words = in_english,
) -> None:
    """Paint drawings into a picture, in place.

    Args:
        picture: The picture, (h, w, 3) uint8 BGR.
        drawings: The game's drawings.
        view: How the picture shows the table.
        words: Translate the labels.
    """
    taken: list[Box] = []
    for one in drawings:
        match one:
            case Ring():
                at = _ring(picture, one, view)
            case Line():
                at = _line(picture, one, view)
            case Outline():
                at = _outline(picture, one, view)
        if one.label and at is not None:
            box = caption(picture, words(one.label), at, COLOURS[one.meaning], taken)
            taken.append(box)


def _ring(picture: Image, ring: Ring, view: TablePicture) -> _Anchor:
    turns = np.linspace(0, 2 * np.pi, RING_POINTS + 1)
    x, y = ring.at_mm
    circle = [
        (x + ring.radius_mm * float(np.cos(a)), y + ring.radius_mm * float(np.sin(a)))
        for a in turns
    ]
    shown = view.pixels(circle)
    colour = COLOURS[ring.meaning]
    for part in _seen(shown):
        line(picture, part, colour, scale=1.0, closed=False)
    return _anchor(picture, shown)


def _line(picture: Image, one: Line, view: TablePicture) -> _Anchor:
    shares = np.linspace(0, 1, LINE_POINTS)[:, None]
    way = (1 - shares) * np.array(one.from_mm) + shares * np.array(one.to_mm)
    shown = view.pixels([(float(x), float(y)) for x, y in way])
    colour = COLOURS[one.meaning]
    for part in _seen(shown):
        if one.doubtful:
            dashed(picture, part, colour)
        else:
            line(picture, part, colour, scale=1.0, closed=False)
    if one.tips != "none" and np.isfinite(shown[-2:]).all():
        tip(picture, _point(shown[0]), _point(shown[-1]), colour)
    if one.tips == "both" and np.isfinite(shown[:2]).all():
        tip(picture, _point(shown[-1]), _point(shown[0]), colour)
    return _anchor(picture, shown[LINE_POINTS // 2][None])


def _outline(picture: Image, one: Outline, view: TablePicture) -> _Anchor:
    shown = view.pixels((*one.polygon_mm, one.polygon_mm[0]))
    colour = COLOURS[one.meaning]
    for part in _seen(shown):
        dashed(picture, part, colour)
    return _anchor(picture, shown)


def _anchor(picture: Image, shown: npt.NDArray[np.float64]) -> _Anchor:
    """Where to write a label: the topmost point well inside the picture; None if there is none."""
    height, width = picture.shape[:2]
    rim = INSIDE_PX
    inside = (shown > rim).all(axis=1) & (shown < [width - rim, height - rim]).all(axis=1)
    if not inside.any():
        return None
    x, y = min(shown[inside], key=lambda point: float(point[1]))
    return round(float(x)), round(float(y))


def _seen(shown: npt.NDArray[np.float64]) -> list[tuple[PointPx, ...]]:
    """The visible parts of a polyline."""
    parts: list[list[PointPx]] = [[]]
    for point in shown:
        if np.isfinite(point).all():
            parts[-1].append(_point(point))
        elif parts[-1]:
            parts.append([])
    return [tuple(part) for part in parts if len(part) > 1]


def _point(pixel: npt.NDArray[np.float64]) -> PointPx:
    return float(pixel[0]), float(pixel[1])
