"""A page to print: mm from its top left corner, markers as filled squares, a check ruler."""

import io
from dataclasses import dataclass
from typing import Final

import numpy as np
from reportlab.lib.colors import Color, black, white
from reportlab.pdfgen.canvas import Canvas

from calibration.arrays import Floats
from calibration.printed import MarkerDictionary

POINTS_PER_MM: Final = 72 / 25.4
PAPERS_MM: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
RULER_MM: Final = 100.0
RULER_UP_MM: Final = 12.0
"""Of the ruler above the page's lower edge: printers leave some 6 mm there."""

HAIRLINE_MM: Final = 0.2
GREY: Final = Color(0.45, 0.45, 0.45)


class SheetProblem(ValueError):
    """A sheet that cannot be made: one sentence that says what would mend it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet ready to print.

    Attributes:
        pdf: The PDF file.
        boards_json: The boards file that tells where its markers lie.
    """

    pdf: bytes
    boards_json: str


class Page:
    """One page; x to the right and y down from its top left corner, in mm."""

    def __init__(self, paper: str) -> None:
        """An empty page; raises SheetProblem for a paper that is not known."""
        if paper not in PAPERS_MM:
            raise SheetProblem(f"There is no paper {paper!r}; choose {', '.join(PAPERS_MM)}.")
        self.width_mm, self.height_mm = PAPERS_MM[paper]
        self._bytes = io.BytesIO()
        size = (self.width_mm * POINTS_PER_MM, self.height_mm * POINTS_PER_MM)
        # Without dates inside, the same sheet is the same file.
        self._canvas = Canvas(self._bytes, pagesize=size, invariant=1)
        self._canvas.setTitle("Tableref")

    def square(self, x_mm: float, y_mm: float, side_mm: float) -> None:
        """A black square from its top left corner."""
        right, down = x_mm + side_mm, y_mm + side_mm
        corners = [[x_mm, y_mm], [right, y_mm], [right, down], [x_mm, down]]
        self._fill_quad(np.array(corners), black)

    def marker(self, dictionary: MarkerDictionary, number: int, corners_mm: Floats) -> None:
        """A marker between its corners, (4, 2): top-left, top-right, bottom-right, bottom-left."""
        bits = dictionary.bits(number)
        side = len(bits)
        top_left, right, down = corners_mm[0], corners_mm[1], corners_mm[3]
        step_right, step_down = (right - top_left) / side, (down - top_left) / side
        self._fill_quad(corners_mm, black)
        for row, column in np.argwhere(bits > 0.5):
            corner = top_left + column * step_right + row * step_down
            cell = [
                corner,
                corner + step_right,
                corner + step_right + step_down,
                corner + step_down,
            ]
            self._fill_quad(np.array(cell), white)

    def circle(self, x_mm: float, y_mm: float, radius_mm: float) -> None:
        """A thin circle to cut along."""
        self._canvas.setStrokeColor(GREY)
        self._canvas.setLineWidth(HAIRLINE_MM * POINTS_PER_MM)
        self._canvas.circle(*self._at(x_mm, y_mm), radius_mm * POINTS_PER_MM)

    def line(self, x0_mm: float, y0_mm: float, x1_mm: float, y1_mm: float) -> None:
        """A thin line."""
        self._canvas.setStrokeColor(GREY)
        self._canvas.setLineWidth(HAIRLINE_MM * POINTS_PER_MM)
        self._canvas.line(*self._at(x0_mm, y0_mm), *self._at(x1_mm, y1_mm))

    def text(self, x_mm: float, y_mm: float, words: str, *, size_mm: float = 3.0) -> None:
        """One line of grey text, its baseline at y."""
        self._canvas.setFillColor(GREY)
        self._canvas.setFont("Helvetica", size_mm * POINTS_PER_MM)
        self._canvas.drawString(*self._at(x_mm, y_mm), words)

    def ruler(self) -> None:
        """The check ruler at the lower edge: 100 mm, a tick every 10."""
        left, y = (self.width_mm - RULER_MM) / 2, self.height_mm - RULER_UP_MM
        self.line(left, y, left + RULER_MM, y)
        for tick in range(11):
            height = 3.0 if tick % 5 == 0 else 1.8
            self.line(left + 10 * tick, y - height, left + 10 * tick, y)
        self.text(left, y + 3.6, "100 mm: print at 100 %, then measure this line", size_mm=2.6)

    def pdf(self) -> bytes:
        """The page as a PDF file."""
        self._canvas.save()
        return self._bytes.getvalue()

    def _fill_quad(self, corners_mm: Floats, colour: Color) -> None:
        self._canvas.setFillColor(colour)
        self._polygon([(float(x), float(y)) for x, y in corners_mm])

    def _polygon(self, points_mm: list[tuple[float, float]]) -> None:
        path = self._canvas.beginPath()
        path.moveTo(*self._at(*points_mm[0]))
        for point in points_mm[1:]:
            path.lineTo(*self._at(*point))
        path.close()
        self._canvas.drawPath(path, stroke=0, fill=1)

    def _at(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        """PDF counts points from the lower left corner."""
        return x_mm * POINTS_PER_MM, (self.height_mm - y_mm) * POINTS_PER_MM
