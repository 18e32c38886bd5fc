"""A rectangle with a marker outside each of its corners, on one page or tiled over several."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.sheets.described import on_page, square_mm
from calibration.sheets.four_pieces import SIDES
from calibration.sheets.numbers import Numbers
from calibration.sheets.page import Page, Point

GAP_SHARE: Final = 0.21
"""White between a marker and the rectangle, as a share of the marker's side: more than one of the
marker's six cells."""


@dataclass(frozen=True, slots=True)
class Framed:
    """A rectangle with markers above its upper and below its lower corners.

    Attributes:
        numbers: The markers: far left, far right, near right, near left.
        width_mm: Of the rectangle.
        height_mm: Of the rectangle.
        marker_mm: Side of a marker.
    """

    numbers: Numbers
    width_mm: float
    height_mm: float
    marker_mm: float

    @property
    def band_mm(self) -> float:
        """Height of the markers' band above and below the rectangle."""
        return self.marker_mm * (1 + GAP_SHARE)

    @property
    def all_wh_mm(self) -> tuple[float, float]:
        """Width and height of everything, including markers."""
        return self.width_mm, self.height_mm + 2 * self.band_mm

    def corners_mm(self) -> dict[int, Floats]:
        """The markers' corners; origin in the rectangle's middle, y away from the reader."""
        x = (self.width_mm - self.marker_mm) / 2
        y = self.height_mm / 2 + self.band_mm - self.marker_mm / 2
        return {
            number: square_mm((side[0] * x, side[1] * y), self.marker_mm)
            for number, side in zip(self.numbers, SIDES, strict=True)
        }

    def draw_markers(self, page: Page, centre_mm: Point) -> None:
        """Draws the markers, with the rectangle's middle at a point of the page."""
        for number, corners in self.corners_mm().items():
            page.marker(self.numbers.markers, number, on_page(corners, centre_mm))


@dataclass(frozen=True, slots=True)
class Tile:
    """One page's part of a larger drawing.

    Attributes:
        part: "2 of 4"; empty if one page holds everything.
        joins: Which of its edges meet another page: left, right, upper, lower.
        shows_mm: The point of the drawing at its upper left corner.
        wh_mm: Its width and height.
    """

    part: str
    joins: tuple[bool, bool, bool, bool]
    shows_mm: tuple[float, float]
    wh_mm: tuple[float, float]

    def draw(self, page: Page, drawing: Callable[[], None], *, top_mm: float) -> None:
        """Draws this part, in the middle of the page's width, with its marks."""
        left = (page.width_mm - self.wh_mm[0]) / 2
        with page.window(left, top_mm, *self.wh_mm, shows=self.shows_mm):
            drawing()
        self._mark(page, left, top_mm)

    def _mark(self, page: Page, left_mm: float, top_mm: float) -> None:
        """A dashed line where another page joins, and ticks that continue it outside."""
        right, down = left_mm + self.wh_mm[0], top_mm + self.wh_mm[1]
        edges = (
            [(left_mm, top_mm), (left_mm, down)], [(right, top_mm), (right, down)],
            [(left_mm, top_mm), (right, top_mm)], [(left_mm, down), (right, down)],
        )  # fmt: skip
        for joined, (start, end) in zip(self.joins, edges, strict=True):
            if joined:
                page.path([start, end], dashed=True)
                along = (np.array(end) - start) / np.linalg.norm(np.array(end) - start) * 4
                page.path([start, start - along], pen_mm=0.3)
                page.path([end, end + along], pen_mm=0.3)


def tiles(all_wh_mm: Sequence[float], room_wh_mm: Sequence[float]) -> list[Tile]:
    """A drawing cut into equal parts that each fit into the room, row by row."""
    columns, rows = (
        int(np.ceil(whole / room - 1e-9)) for whole, room in zip(all_wh_mm, room_wh_mm, strict=True)
    )
    wh = (all_wh_mm[0] / columns, all_wh_mm[1] / rows)
    return [
        Tile(
            part=f"{row * columns + column + 1} of {columns * rows}" if columns * rows > 1 else "",
            joins=(column > 0, column < columns - 1, row > 0, row < rows - 1),
            shows_mm=(column * wh[0], row * wh[1]),
            wh_mm=wh,
        )
        for row in range(rows)
        for column in range(columns)
    ]
