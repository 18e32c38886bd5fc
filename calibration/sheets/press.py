"""What makes the PDF: pages of one paper, each with a head that says what to do, and a ruler."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from calibration.sheets.page import GREY, INK, POINTS_PER_MM, Page

PAPERS_MM: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SIDE_MM: Final = 8.0
"""Left free at the left and right edge: few printers need more than 6."""

HEAD_MM: Final = 19.0
"""Of a page, for what it is and what to do with it; nothing else is drawn above."""

FOOT_MM: Final = 17.0
"""Of a page, for the check ruler; nothing else is drawn below."""

RULER_MM: Final = 100.0
"""Length of the check ruler."""

RULER_UP_MM: Final = 12.0
"""Of the ruler above the page's lower edge: printers leave some 6 mm there."""


class SheetProblem(ValueError):
    """A sheet that cannot be made: one sentence that says what would mend it."""


@dataclass(frozen=True, slots=True)
class PrintedSheet:
    """A sheet ready to print.

    Attributes:
        pdf: The PDF file.
        boards_json: The boards file that tells where its markers lie.
    """

    pdf: bytes
    boards_json: str


class Press:
    """A PDF file in the making, page after page on one kind of paper."""

    def __init__(self, paper: str) -> None:
        """No page yet; raises SheetProblem for a paper that is not known."""
        if paper not in PAPERS_MM:
            raise SheetProblem(f"There is no paper {paper!r}; choose {', '.join(PAPERS_MM)}.")
        self._paper_mm = PAPERS_MM[paper]
        self._bytes = io.BytesIO()
        # Without dates inside, the same sheet is the same file.
        self._canvas = Canvas(self._bytes, invariant=1)
        self._canvas.setTitle("Tableref")
        self._pages = 0

    def room_wh_mm(self, *, landscape: bool = False) -> tuple[float, float]:
        """What a page leaves for a drawing between its head, its ruler and its edges."""
        wide, high = reversed(self._paper_mm) if landscape else self._paper_mm
        return wide - 2 * SIDE_MM, high - HEAD_MM - FOOT_MM

    def page(self, title: str, todo: Sequence[str], *, landscape: bool = False) -> Page:
        """The next page, with its head and ruler.

        Args:
            title: What it is.
            todo: One or two lines that say what to do with it.
            landscape: Whether its longer side lies across.
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
