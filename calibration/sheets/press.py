"""Makes the PDF: pages of one paper size, each with a heading, instructions and a ruler."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from calibration.sheets.page import GREY, INK, POINTS_PER_MM, Page

PAPERS_MM: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of each paper size, upright."""

SIDE_MM: Final = 8.0
"""Width that is left free at the left and right edge of a page: few printers need more than 6."""

HEAD_MM: Final = 19.0
"""Height of the top of a page that is kept for its title and instructions."""

FOOT_MM: Final = 17.0
"""Height of the bottom of a page that is kept for the check ruler."""

RULER_MM: Final = 100.0
"""Length of the check ruler."""

RULER_UP_MM: Final = 12.0
"""Height of the ruler above the page's lower edge: printers leave some 6 mm there."""


class SheetProblem(ValueError):
    """A sheet that cannot be made; the message is one sentence that says how to fix it."""


@dataclass(frozen=True, slots=True)
class PrintedSheet:
    """A sheet ready to print.

    Attributes:
        pdf: The PDF file.
        boards_json: The boards file with the places of its markers.
    """

    pdf: bytes
    boards_json: str


class Press:
    """A PDF file in the making, page by page, on one paper size."""

    def __init__(self, paper: str) -> None:
        """Without pages yet; raises SheetProblem for an unknown paper size."""
        if paper not in PAPERS_MM:
            raise SheetProblem(f"There is no paper {paper!r}; choose {', '.join(PAPERS_MM)}.")
        self._paper_mm = PAPERS_MM[paper]
        self._bytes = io.BytesIO()
        # Without dates inside, the same sheet always gives the same file.
        self._canvas = Canvas(self._bytes, invariant=1)
        self._canvas.setTitle("Tableref")
        self._pages = 0

    def room_wh_mm(self, *, landscape: bool = False) -> tuple[float, float]:
        """The room on a page between its head, its ruler and its edges."""
        wide, high = reversed(self._paper_mm) if landscape else self._paper_mm
        return wide - 2 * SIDE_MM, high - HEAD_MM - FOOT_MM

    def page(self, title: str, todo: Sequence[str], *, landscape: bool = False) -> Page:
        """The next page, with its head and ruler.

        Args:
            title: What it is.
            todo: One or two lines that say what to do with it.
            landscape: Whether its longer side is horizontal.
        """
        if self._pages:
            self._canvas.showPage()
        self._pages += 1
        wide, high = reversed(self._paper_mm) if landscape else self._paper_mm
        self._canvas.setPageSize((wide * POINTS_PER_MM, high * POINTS_PER_MM))
        page = Page(self._canvas, wide, high)
        page.text(SIDE_MM + 2, 8.5, title, size_mm=4.2, colour=INK, bold=True)
        for number, line in enumerate(todo):
            page.text(SIDE_MM + 2, 12.8 + 3.6 * number, line, size_mm=2.7)
        _ruler(page)
        return page

    def pdf(self) -> bytes:
        """The pages as a PDF file."""
        self._canvas.save()
        return self._bytes.getvalue()


def _ruler(page: Page) -> None:
    """The check ruler at the lower edge: 100 mm, a tick every 10."""
    left, y = (page.width_mm - RULER_MM) / 2, page.height_mm - RULER_UP_MM
    page.path([(left, y), (left + RULER_MM, y)], colour=GREY)
    for tick in range(11):
        height = 3.0 if tick % 5 == 0 else 1.8
        x = left + 10 * tick
        page.path([(x, y - height), (x, y)], colour=GREY)
    words = "100 mm: print at 100 %, then measure this line"
    page.text(page.width_mm / 2, y + 3.6, words, size_mm=2.6, middle=True)
