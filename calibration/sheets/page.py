"""A page to draw on, measured in mm from its top left corner."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias, TypedDict, Unpack

import numpy as np
from reportlab.lib.colors import Color, black, white
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from calibration.arrays import Floats
from calibration.model.printed import MarkerDictionary
from calibration.sheets.outline import outlines

POINTS_PER_MM: Final = 72 / 25.4
"""Points per mm: PDF counts in points, 72 to an inch."""

HAIRLINE_MM: Final = 0.2
"""Default width of a line."""

TEXT_MM: Final = 3.0
"""Default size of a text's letters."""

EVEN_ODD: Final = 0
"""The PDF library's number for the fill rule that leaves holes in a shape white."""

INK: Final = Color(0.15, 0.17, 0.20)
GREY: Final = Color(0.45, 0.45, 0.45)
PALE: Final = Color(0.72, 0.72, 0.72)
PAPER: Final = white

Point: TypeAlias = Sequence[float] | Floats
Points: TypeAlias = Sequence[Point] | Floats


class LineStyle(TypedDict, total=False):
    """How a line is drawn; missing keys take the defaults of `Page.path`."""

    colour: Color
    pen_mm: float
    dashed: bool


class Page:
    """One page; x to the right and y down from its top left corner, in mm."""

    def __init__(self, canvas: Canvas, width_mm: float, height_mm: float) -> None:
        """The current page of the canvas."""
        self.width_mm, self.height_mm = width_mm, height_mm
        self._canvas = canvas

    def marker(self, dictionary: MarkerDictionary, number: int, corners_mm: Floats) -> None:
        """A marker between its corners, (4, 2): top-left, top-right, bottom-right, bottom-left."""
        bits = dictionary.bits(number)
        top_left, right, down = corners_mm[0], corners_mm[1], corners_mm[3]
        step = np.stack([right - top_left, down - top_left]) / len(bits)
        loops = [top_left + np.asarray(loop, dtype=np.float64) @ step for loop in outlines(bits)]
        self._fill(loops, black)

    def fill(self, corners_mm: Points, colour: Color) -> None:
        """A polygon without a border."""
        self._fill([corners_mm], colour)

    def rectangle(
        self, x_mm: float, y_mm: float, width_mm: float, height_mm: float, colour: Color = black
    ) -> None:
        """A filled rectangle from its top left corner."""
        right, down = x_mm + width_mm, y_mm + height_mm
        self.fill([(x_mm, y_mm), (right, y_mm), (right, down), (x_mm, down)], colour)

    def frame(
        self,
        x_mm: float,
        y_mm: float,
        width_mm: float,
        height_mm: float,
        **style: Unpack[LineStyle],
    ) -> None:
        """The border of a rectangle; `style` as for `path`."""
        right, down = x_mm + width_mm, y_mm + height_mm
        corners = [(x_mm, y_mm), (right, y_mm), (right, down), (x_mm, down), (x_mm, y_mm)]
        self.path(corners, **style)

    def path(
        self,
        points_mm: Points,
        *,
        colour: Color = PALE,
        pen_mm: float = HAIRLINE_MM,
        dashed: bool = False,
    ) -> None:
        """A line from point to point."""
        self._pen(colour, pen_mm, dashed=dashed)
        self._canvas.drawPath(self._traced([points_mm]), stroke=1, fill=0)

    def circle(
        self, x_mm: float, y_mm: float, radius_mm: float, *, colour: Color = PALE,
        pen_mm: float = HAIRLINE_MM,
    ) -> None:  # fmt: skip
        """The outline of a circle."""
        self._pen(colour, pen_mm)
        self._canvas.circle(*self._at(x_mm, y_mm), radius_mm * POINTS_PER_MM)

    def text(
        self,
        x_mm: float,
        y_mm: float,
        words: str,
        *,
        size_mm: float = TEXT_MM,
        colour: Color = GREY,
        bold: bool = False,
        middle: bool = False,
    ) -> None:
        """One line of text starting at x, or centred on it, its baseline at y."""
        font = "Helvetica-Bold" if bold else "Helvetica"
        size = size_mm * POINTS_PER_MM
        x, y = self._at(x_mm, y_mm)
        self._canvas.setFillColor(colour)
        self._canvas.setFont(font, size)
        self._canvas.drawString(x - middle * stringWidth(words, font, size) / 2, y, words)

    def fitting(
        self, x_mm: float, y_mm: float, words: str, wide_mm: float, *, size_mm: float = TEXT_MM,
        colour: Color = GREY, bold: bool = False,
    ) -> None:  # fmt: skip
        """One line of text starting at x, smaller than requested if it is too long."""
        font = "Helvetica-Bold" if bold else "Helvetica"
        needed = stringWidth(words, font, size_mm)
        size = size_mm * min(1.0, wide_mm / needed) if needed else size_mm
        self.text(x_mm, y_mm, words, size_mm=size, colour=colour, bold=bold)

    @contextmanager
    def window(
        self, x_mm: float, y_mm: float, width_mm: float, height_mm: float, *, shows: Point
    ) -> Iterator[None]:
        """What is drawn inside belongs to a larger drawing, of which only a window is visible.

        Args:
            x_mm: Left edge of the window on the page.
            y_mm: Its upper edge.
            width_mm: Its width.
            height_mm: Its height.
            shows: The point of the drawing at the window's upper left corner.
        """
        self._canvas.saveState()
        clip = [(x_mm, y_mm), (x_mm + width_mm, y_mm)]
        clip += [(x, y_mm + height_mm) for x, _ in reversed(clip)]
        self._canvas.clipPath(self._traced([clip]), stroke=0, fill=0)
        right, up = (x_mm - shows[0]) * POINTS_PER_MM, (shows[1] - y_mm) * POINTS_PER_MM
        self._canvas.translate(right, up)
        yield
        self._canvas.restoreState()

    def _fill(self, loops_mm: Sequence[Points], colour: Color) -> None:
        self._canvas.setFillColor(colour)
        path = self._traced(loops_mm, closed=True)
        self._canvas.drawPath(path, stroke=0, fill=1, fillMode=EVEN_ODD)

    def _traced(self, loops_mm: Sequence[Points], *, closed: bool = False) -> PDFPathObject:
        path = self._canvas.beginPath()
        for loop in loops_mm:
            path.moveTo(*self._at(*loop[0]))
            for point in loop[1:]:
                path.lineTo(*self._at(*point))
            if closed:
                path.close()
        return path

    def _pen(self, colour: Color, pen_mm: float, *, dashed: bool = False) -> None:
        self._canvas.setStrokeColor(colour)
        self._canvas.setLineWidth(pen_mm * POINTS_PER_MM)
        self._canvas.setDash([1.5 * POINTS_PER_MM] if dashed else [])

    def _at(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        """PDF counts points from the lower left corner."""
        return float(x_mm) * POINTS_PER_MM, float(self.height_mm - y_mm) * POINTS_PER_MM
