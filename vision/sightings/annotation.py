"""How a sighting is drawn into the picture that shows it."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from vision.sightings.quantities import PointMm, PointPx

Bgr: TypeAlias = tuple[int, int, int]
"""A colour in OpenCV's order: blue, green, red, 0 to 255."""

YELLOW: Final[Bgr] = (90, 220, 255)
"""For anything without a colour of its own."""

GREEN: Final[Bgr] = (120, 235, 120)
"""For things that are as they should be."""

BLUE: Final[Bgr] = (255, 200, 90)
"""For balls."""

RED: Final[Bgr] = (90, 90, 255)
"""For doubts, and for things that have gone."""

PALE_BLUE: Final[Bgr] = (255, 220, 120)
"""For printed things."""


@dataclass(frozen=True, slots=True)
class Annotation:
    """Lines to draw, and where to write their words.

    Attributes:
        pen_bgr: Colour of the lines and of the words.
        outlines_px: Closed polygons, pixels of the whole picture.
        paths_px: Open polylines, pixels of the whole picture.
        places_mm: Places on the table that a crop of the picture must also show.
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
        """The line beside which the caption is written; empty if no line is drawn."""
        return next((one for one in (*self.outlines_px, *self.paths_px) if one), ())
