"""Compare pieces of the boards' print, as the camera should see them, with the picture.

Around every inner corner of a sheet, and for every single marker, the print is rendered through the
calibration and blurred. Light, contrast and the camera's tone curve are fitted, as in
`calibration.detect.registration`; a large residual means that something covers the piece.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.detect.ink import PrintPicture, Shades, ink_of_marker, ink_of_sheet
from calibration.model.homography import homography_through, mapped, mapped_grid, quad
from calibration.model.printed import Boards, CharucoSheet
from calibration.model.projection import image_from_table
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration

LEAST_PX, MOST_PX = 7.0, 140.0
"""Sides of a piece in the picture, px: a smaller one does not show the blur; a larger one is
compared in a reduced picture, to save time. By trial."""

PIXEL_VARIANCE_PX2: Final = 1 / 12
"""Variance, px², of the Gaussian that is equivalent to averaging over a pixel."""

LEAST_BLUR_PX: Final = 0.1
"""Least blur, px, with which a print is rendered: a sharper one would look the same."""

ENOUGH_PX: Final = 48.0
"""Longest side, px, of the area around a sheet's corner that is compared; a larger one does not
give a better result."""

SUBPIXELS: Final = 4
"""Oversampling factor, in each direction, of the rendered print, which is then averaged. By
trial."""

QUIET_CELLS: Final = 0.6
"""Width of the white paper around a marker that is compared as well, in the marker's cells. By
trial."""

LEAST_CORRELATION: Final = 0.8
"""Least correlation of a piece's picture with its print for the piece to count as visible. By
trial."""

UNSEEN: Final = 1 - LEAST_CORRELATION**2
"""A piece is covered if more than this share of its variance is not explained by its print."""

LEAST_SCATTER: Final = 0.015
"""Least standard deviation of the shades, 0 to 1, of a visible piece: black and white differ by
more, even in the dark, while something that covers a piece may be plain."""

Window: TypeAlias = tuple[int, int, int, int]
"""Pixels from x0, y0 up to x1, y1, the latter excluded."""


@dataclass(frozen=True, eq=False)
class PrintPiece:
    """A piece of print.

    Attributes:
        board: Name of its board.
        mark_px: Its place in the picture: a corner (1, 2), or a marker's corners (4, 2).
        ink: The print.
        area: (2, 2), least and greatest x and y of the piece, in the print's space.
        image_from_print: (3, 3), homography.
        times: Factor by which the picture is reduced for the comparison.
    """

    board: str
    mark_px: Floats
    ink: PrintPicture
    area: Floats
    image_from_print: Floats
    times: int = 1

    @cached_property
    def window(self) -> Window:
        """The window of pixels that shows it."""
        corners = mapped(self.image_from_print, quad(self.area))
        x0, y0 = np.floor(corners.min(axis=0)).astype(int)
        x1, y1 = np.ceil(corners.max(axis=0)).astype(int) + 1
        return int(x0), int(y0), int(x1), int(y1)

    def lies_in(self, size_wh: tuple[int, int]) -> bool:
        """Whether all of it is in a picture of this size."""
        x0, y0, x1, y1 = self.window
        return min(x0, y0) >= 0 and x1 <= size_wh[0] and y1 <= size_wh[1]


def pieces_of(boards: Boards, calibration: Calibration) -> Iterator[PrintPiece]:
    """The pieces of all boards on the table, those of each board in its own order."""
    for sheet in boards.charuco:
        if sheet.table_from_board is not None:
            yield from _of_sheet(sheet, sheet.table_from_board, calibration)
    for board in boards.markers:
        for number, corners in board.markers.items():
            cells = len(board.dictionary.bits(number))
            area = np.array([[0.0, 0.0], [cells, cells]])
            seen = image_from_table(corners, calibration)
            ink = ink_of_marker(board.dictionary, number)
            yield from _piece(board.name, seen, ink, area, seen, border=QUIET_CELLS)


def unexplained(shades: Shades, piece: PrintPiece, blur_px: float) -> float:
    """Share of a piece's variance in the picture that its print with a blur does not explain.

    Args:
        shades: The picture, 0 to 1.
        piece: The piece, which must lie within the picture.
        blur_px: Standard deviation of the blur beyond the averaging over a pixel.
    """
    if piece.times > 1:
        coarser = _reduced(shades, piece)
        return unexplained(*coarser, max(LEAST_BLUR_PX, whole_blur_px(blur_px, 1 / piece.times)))
    x0, y0, x1, y1 = piece.window
    inside, u, v = _pixels_inside(piece)
    seen = shades[y0:y1, x0:x1][inside].astype(np.float64)
    expected = _rendered(piece, blur_px)[inside]
    design = np.stack([expected, expected * (1 - expected), np.ones_like(u), u, v], axis=1)
    normal = design.T @ design + 1e-9 * np.eye(5)
    solution = np.linalg.solve(normal, design.T @ seen)
    rest, all_ = seen - design @ solution, seen - seen.mean()
    if all_.std() < LEAST_SCATTER or solution[0] + abs(solution[1]) <= 0:
        return 1.0
    return float(rest @ rest / (all_ @ all_))


def whole_blur_px(blur_px: float, times: float) -> float:
    """The blur, in px, of a picture `times` as large as one with the blur `blur_px`.

    Both exclude the averaging over their own pixels; a picture is reduced by averaging.
    """
    if times == 1:
        return blur_px
    variance = (blur_px**2 + PIXEL_VARIANCE_PX2) * times**2 - PIXEL_VARIANCE_PX2
    return float(np.sqrt(max(0.0, variance)))


def _reduced(shades: Shades, piece: PrintPiece) -> tuple[Shades, PrintPiece]:
    """The part of a picture that shows a piece, reduced, and the piece in its coordinates."""
    n, (x0, y0, x1, y1) = piece.times, piece.window
    # The margin of one reduced pixel is filled by repeating the piece's own pixels.
    right, below = n + -(x1 - x0) % n, n + -(y1 - y0) % n
    part = cv2.copyMakeBorder(shades[y0:y1, x0:x1], n, below, n, right, cv2.BORDER_REPLICATE)
    size_wh = (part.shape[1] // n, part.shape[0] // n)
    small = cv2.resize(part, size_wh, interpolation=cv2.INTER_AREA)
    at = np.array([n - x0, n - y0]) + 0.5
    to_small = np.array([[1 / n, 0, at[0] / n - 0.5], [0, 1 / n, at[1] / n - 0.5], [0, 0, 1]])
    smaller = replace(piece, image_from_print=to_small @ piece.image_from_print, times=1)
    return np.asarray(small, dtype=np.float32), smaller


def _of_sheet(
    sheet: CharucoSheet, table_from_board: Floats, calibration: Calibration
) -> Iterator[PrintPiece]:
    """The pieces around a sheet's inner corners."""
    ink, corners = ink_of_sheet(sheet), sheet.corners_mm()[:, :2]

    def seen(at: Floats) -> Floats:
        full = np.column_stack([at, np.zeros(len(at))])
        return image_from_table(moved_rigidly(full, table_from_board), calibration)

    middle = corners.mean(axis=0) + np.array([[0.0, 0.0], [sheet.square_mm, 0.0]])
    side_px = float(np.linalg.norm(np.diff(seen(middle), axis=0)))
    half = sheet.square_mm / 2 * min(1.0, ENOUGH_PX / side_px)
    for corner in corners:
        area = corner + half * np.array([[-1.0, -1.0], [1.0, 1.0]])
        yield from _piece(sheet.name, seen(corner[None]), ink, area, seen(quad(area)))


def _piece(
    board: str,
    mark_px: Floats,
    ink: PrintPicture,
    area: Floats,
    seen_px: Floats,
    *,
    border: float = 0.0,
) -> Iterator[PrintPiece]:
    """Yield one piece, or none if it is not visible or too small."""
    if not np.isfinite(seen_px).all():
        return
    sides = np.linalg.norm(seen_px - np.roll(seen_px, 1, axis=0), axis=1)
    if sides.min() >= LEAST_PX:
        wider = area + np.array([[-border], [border]])
        times = int(np.ceil(sides.max() / MOST_PX))
        homography = homography_through(quad(area), seen_px)
        yield PrintPiece(board, mark_px, ink, wider, homography, times)


def _pixels_inside(piece: PrintPiece) -> tuple[Floats, Floats, Floats]:
    """The pixels of a piece's window that show it, and their u and v: 0 and 1 are its edges."""
    x0, y0, x1, y1 = piece.window
    back = np.asarray(np.linalg.inv(piece.image_from_print))
    at = mapped_grid(back, np.arange(x0, x1, dtype=np.float64), np.arange(y0, y1, dtype=np.float64))
    low, span = piece.area[0], piece.area[1] - piece.area[0]
    share = (np.moveaxis(at, 0, -1) - low) / span
    inside = ((share > 0) & (share < 1)).all(axis=-1)
    u, v = share[inside].T
    return inside, u, v


def _rendered(piece: PrintPiece, blur_px: float) -> Floats:
    """The print as a camera with a given blur sees it, in the piece's window."""
    x0, y0, x1, y1 = piece.window
    n, pad = SUBPIXELS, int(np.ceil(3 * blur_px)) + 1
    x = (np.arange((x1 - x0 + 2 * pad) * n) + 0.5) / n - 0.5 + x0 - pad
    y = (np.arange((y1 - y0 + 2 * pad) * n) + 0.5) / n - 0.5 + y0 - pad
    to_ink = np.diag([piece.ink.px_per_unit, piece.ink.px_per_unit, 1.0])
    to_ink[:2, 2] = piece.ink.origin_px
    back = to_ink @ np.linalg.inv(piece.image_from_print)
    at = mapped_grid(back, x, y).astype(np.float32) - np.float32(0.5)
    fine = cv2.remap(
        piece.ink.shades, at[0], at[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    fine = cv2.GaussianBlur(fine, (0, 0), blur_px * n)
    size = (fine.shape[1] // n, fine.shape[0] // n)
    coarse = cv2.resize(fine, size, interpolation=cv2.INTER_AREA)
    return np.asarray(coarse[pad:-pad, pad:-pad], dtype=np.float64)
