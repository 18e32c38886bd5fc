"""What a sighting looks like, drawn into the picture that it rests on."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from vision.sightings.quantities import PointMm, PointPx

Bgr: TypeAlias = tuple[int, int, int]
"""A colour as OpenCV has it: blue, green, red, 0 to 255."""

YELLOW: Final[Bgr] = (90, 220, 255)
"""Of what has no colour of its own."""

GREEN: Final[Bgr] = (120, 235, 120)
"""Of what is as it should be."""

BLUE: Final[Bgr] = (255, 200, 90)
"""Of balls."""

RED: Final[Bgr] = (90, 90, 255)
"""Of doubts and of what has gone."""

PALE_BLUE: Final[Bgr] = (255, 220, 120)
"""Of what is printed."""


@dataclass(frozen=True, slots=True)
class Annotation:
    """Lines to draw, and where their words go.

    Attributes:
        pen_bgr: Colour of the lines and of the words.
        outlines_px: Closed polygons, pixels of the whole picture.
        paths_px: Open polylines, likewise.
        places_mm: Places on the table that a cut-out of the picture must show too.
    """

    pen_bgr: Bgr
    outlines_px: tuple[tuple[PointPx, ...], ...] = ()
    paths_px: tuple[tuple[PointPx, ...], ...] = ()
    places_mm: tuple[PointMm, ...] = ()

    @property
    def points_px(self) -> tuple[PointPx, ...]:
        """Every point of every line."""
        return tuple(point for one in (*self.outlines_px, *self.paths_px) for point in one)

    @property
    def worded_px(self) -> tuple[PointPx, ...]:
        """The line that the words stand at; empty where none is drawn."""
        return next((one for one in (*self.outlines_px, *self.paths_px) if one), ())
