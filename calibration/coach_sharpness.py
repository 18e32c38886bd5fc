"""How blurred a picture is, measured on the boards' print: what it looks like is known exactly.

The print is drawn as the camera should see it, blurred by several widths; the width that explains
the picture best is the blur. Light, contrast and the camera's tone curve are solved for each time,
as in `calibration.registration`. It is the blur beyond what a pixel itself averages over.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Grey
from calibration.coach_edges import blur_of_edges
from calibration.homography import homography_through, mapped, mapped_grid, quad
from calibration.ink import Ink, Shades, ink_of_marker, ink_of_sheet
from calibration.printed import Boards, CharucoSheet
from calibration.projection import image_from_table
from calibration.registration import shades_of
from calibration.solution import Calibration

MeasuredOn: TypeAlias = Literal["boards", "edges"]

BLURS_PX: Final = (0.3, 0.45, 0.65, 0.9, 1.2, 1.6, 2.1, 2.8, 3.7, 5.0, 6.5)
MOST_PATCHES: Final = 12
LEAST_PX, MOST_PX = 12.0, 140.0
ENOUGH_PX: Final = 48.0
"""So much of a large square around its corner tells as much as all of it."""

SUBPIXELS: Final = 4
LEAST_LIKENESS: Final = 0.8
QUIET_CELLS: Final = 0.6


@dataclass(frozen=True, slots=True)
class Sharpness:
    """How blurred a picture is.

    Attributes:
        blur_px: Standard deviation of the blur.
        measured_on: On the boards' print, or, where none was recognised, on the strongest edges of
            the picture, whatever they are.
    """

    blur_px: float
    measured_on: MeasuredOn


@dataclass(frozen=True, slots=True, eq=False)
class _Patch:
    """A piece of print: its picture, its area (2, 2) and where the camera should see it."""

    ink: Ink
    area: Floats
    image_from_print: Floats


def sharpness_of(
    grey: Grey, boards: Boards | None = None, calibration: Calibration | None = None
) -> Sharpness:
    """The blur of a picture, (h, w) uint8, best with the calibration that belongs to it."""
    if boards is not None and calibration is not None:
        shades = shades_of(grey)
        blurs = [_blur_of(shades, patch) for patch in _spread(_patches(boards, calibration))]
        known = [blur for blur in blurs if blur is not None]
        if known:
            return Sharpness(float(np.median(known)), "boards")
    return Sharpness(blur_of_edges(grey), "edges")


def _spread(patches: Iterator[_Patch]) -> list[_Patch]:
    every = list(patches)
    if len(every) <= MOST_PATCHES:
        return every
    return [every[i] for i in np.linspace(0, len(every) - 1, MOST_PATCHES).round().astype(int)]


def _patches(boards: Boards, calibration: Calibration) -> Iterator[_Patch]:
    """One square of every sheet's print around each inner corner, and every single marker."""
    for sheet in boards.charuco:
        if sheet.table_from_board is not None:
            yield from _of_sheet(sheet, sheet.table_from_board, calibration)
    for board in boards.markers:
        for number, corners in board.markers.items():
            cells = len(board.dictionary.bits(number))
            area = np.array([[0.0, 0.0], [cells, cells]])
            seen = image_from_table(corners, calibration)
            yield from _patch(ink_of_marker(board.dictionary, number), area, seen, QUIET_CELLS)


def _of_sheet(
    sheet: CharucoSheet, table_from_board: Floats, calibration: Calibration
) -> Iterator[_Patch]:
    ink, corners = ink_of_sheet(sheet), sheet.corners_mm()[:, :2]

    def seen(at: Floats) -> Floats:
        full = np.column_stack([at, np.zeros(len(at))])
        turn, shift = table_from_board[:3, :3], table_from_board[:3, 3]
        return image_from_table(full @ turn.T + shift, calibration)

    middle = corners.mean(axis=0) + np.array([[0.0, 0.0], [sheet.square_mm, 0.0]])
    side_px = float(np.linalg.norm(np.diff(seen(middle), axis=0)))
    half = sheet.square_mm / 2 * min(1.0, ENOUGH_PX / side_px)
    for corner in corners:
        area = corner + half * np.array([[-1.0, -1.0], [1.0, 1.0]])
        yield from _patch(ink, area, seen(quad(area)))


def _patch(ink: Ink, area: Floats, seen_px: Floats, border: float = 0.0) -> Iterator[_Patch]:
    if not np.isfinite(seen_px).all():
        return
    sides = np.linalg.norm(seen_px - np.roll(seen_px, 1, axis=0), axis=1)
    if sides.min() >= LEAST_PX and sides.max() <= MOST_PX:
        wider = area + np.array([[-border], [border]])
        yield _Patch(ink, wider, homography_through(quad(area), seen_px))


def _blur_of(shades: Shades, patch: _Patch) -> float | None:
    """The blur that explains a patch best; None where it is covered or cut."""
    corners = mapped(patch.image_from_print, quad(patch.area))
    x0, y0 = np.floor(corners.min(axis=0)).astype(int)
    x1, y1 = np.ceil(corners.max(axis=0)).astype(int) + 1
    if min(x0, y0) < 0 or x1 > shades.shape[1] or y1 > shades.shape[0]:
        return None
    window = (int(x0), int(y0), int(x1), int(y1))
    inside, u, v = _inside(patch, window)
    seen = shades[y0:y1, x0:x1][inside].astype(np.float64)
    left = [_unexplained(_expected(patch, window, blur)[inside], seen, u, v) for blur in BLURS_PX]
    best = int(np.argmin(left))
    if left[best] > 1 - LEAST_LIKENESS**2:
        return None
    return _between(best, left)


def _between(best: int, left: list[float]) -> float:
    """The least of a parabola through three neighbours; blurs are spaced evenly as logarithms."""
    widths = np.log(BLURS_PX)
    if not 0 < best < len(left) - 1:
        return float(BLURS_PX[best])
    at, of = widths[best - 1 : best + 2], np.array(left[best - 1 : best + 2])
    square, slope, _ = np.polyfit(at - at[1], of, 2)
    if not square > 0:
        return float(BLURS_PX[best])
    return float(np.exp(np.clip(at[1] - slope / (2 * square), at[0], at[2])))


def _unexplained(expected: Floats, seen: Floats, u: Floats, v: Floats) -> float:
    """Share of the picture's variation that print, light and tone curve leave unexplained."""
    design = np.stack([expected, expected * (1 - expected), np.ones_like(u), u, v], axis=1)
    solution, *_ = np.linalg.lstsq(design, seen, rcond=None)
    rest, all_ = seen - design @ solution, seen - seen.mean()
    return float(rest @ rest / max(all_ @ all_, 1e-12))


def _inside(patch: _Patch, window: tuple[int, int, int, int]) -> tuple[Floats, Floats, Floats]:
    x0, y0, x1, y1 = window
    back = np.asarray(np.linalg.inv(patch.image_from_print))
    at = mapped_grid(back, np.arange(x0, x1, dtype=np.float64), np.arange(y0, y1, dtype=np.float64))
    low, span = patch.area[0], patch.area[1] - patch.area[0]
    share = (np.moveaxis(at, 0, -1) - low) / span
    inside = ((share > 0) & (share < 1)).all(axis=-1)
    u, v = share[inside].T
    return inside, u, v


def _expected(patch: _Patch, window: tuple[int, int, int, int], blur_px: float) -> Floats:
    """The print as a camera with this blur sees it."""
    x0, y0, x1, y1 = window
    n, pad = SUBPIXELS, int(np.ceil(3 * blur_px)) + 1
    x = (np.arange((x1 - x0 + 2 * pad) * n) + 0.5) / n - 0.5 + x0 - pad
    y = (np.arange((y1 - y0 + 2 * pad) * n) + 0.5) / n - 0.5 + y0 - pad
    to_ink = np.diag([patch.ink.px_per_unit, patch.ink.px_per_unit, 1.0])
    to_ink[:2, 2] = patch.ink.origin_px
    back = to_ink @ np.linalg.inv(patch.image_from_print)
    at = mapped_grid(back, x, y).astype(np.float32) - np.float32(0.5)
    fine = cv2.remap(
        patch.ink.shades, at[0], at[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    fine = cv2.GaussianBlur(fine, (0, 0), blur_px * n)
    size = (fine.shape[1] // n, fine.shape[0] // n)
    coarse = cv2.resize(fine, size, interpolation=cv2.INTER_AREA)
    return np.asarray(coarse[pad:-pad, pad:-pad], dtype=np.float64)
