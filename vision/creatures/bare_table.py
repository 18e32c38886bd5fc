"""What stands on a table that was never seen empty: whatever has not the table's own colour.

The table's colour changes slowly from place to place (lamp, window, lens), so a quadratic in the
picture's coordinates describes it. A shadow keeps the colour's direction and takes away light;
things have a direction of their own, or are brighter than any part of the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.printed import Boards
from calibration.projection import image_from_table
from calibration.solution import Calibration
from vision.frame import Image

Floats = npt.NDArray[np.float64]
Mask = npt.NDArray[np.uint8]

# Grey levels off the table's colour direction: above wood grain, below the palest clay seen.
OFF_COLOUR_LEVELS: Final = 26.0
# Brighter than the table by this factor: no part of an evenly lit table is.
BRIGHTER_FACTOR: Final = 1.45
# The table reaches beyond the boards that lie on it, by this share of their extent.
TABLE_BEYOND_BOARDS: Final = 1.15
# White paper around a printed board, as a share of a marker's side and of a square.
MARKER_MARGIN: Final = 0.45
SQUARE_MARGIN: Final = 0.5
_STEP_PX: Final = 8


@dataclass(frozen=True, slots=True, eq=False)
class TableColour:
    """The colour of the bare table anywhere in the picture.

    Attributes:
        weights: (6, 3), blue, green and red by 1, x, y, xx, xy, yy with x and y from -1 to 1.
    """

    weights: Floats

    def at(self, size_wh: tuple[int, int]) -> npt.NDArray[np.float32]:
        """The bare table's picture, (h, w, 3), grey levels."""
        width, height = size_wh
        small = _terms(max(2, width // _STEP_PX), max(2, height // _STEP_PX)) @ self.weights
        return np.asarray(
            cv2.resize(small.astype(np.float32), size_wh, interpolation=cv2.INTER_LINEAR),
            dtype=np.float32,
        )


def board_quads_mm(boards: Boards) -> tuple[Floats, ...]:
    """Outlines (4, 3) in table mm of the boards that lie still, with their white margin."""
    sheets = [
        _sheet_quad(s.squares_xy, s.square_mm, s.table_from_board)
        for s in boards.charuco
        if s.table_from_board is not None
    ]
    markers = [_widened(c) for board in boards.markers for c in board.markers.values()]
    return tuple(sheets + markers)


def things_on_table(bgr: Image, calibration: Calibration, boards: Boards) -> Mask:
    """Pixels, 255 or 0 in (h, w), that show neither the table, its shadows nor its boards.

    Args:
        bgr: A picture of the size the calibration belongs to.
        calibration: Camera and table.
        boards: What lies printed on the table; their extent tells where the table is.
    """
    quads = board_quads_mm(boards)
    printed = _filled_px(quads, calibration)
    colour = _fit(bgr, _table_region_px(quads, calibration), printed)
    size_wh = bgr.shape[1], bgr.shape[0]
    seen = cv2.GaussianBlur(bgr, (0, 0), 0.7).astype(np.float32)
    off, light = _off_colour(seen, colour.at(size_wh))
    things = (off > OFF_COLOUR_LEVELS) | (light > BRIGHTER_FACTOR)
    # On a printed board paper and ink are expected as well, however bright.
    paper = np.broadcast_to(_paper_colour(bgr, printed), seen.shape)
    off_paper, _ = _off_colour(seen, paper)
    alike = (off_paper < OFF_COLOUR_LEVELS) | (off < OFF_COLOUR_LEVELS)
    things &= ~((printed > 0) & alike)
    mask = things.astype(np.uint8) * 255
    near = np.ones((3, 3), np.uint8)
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, near)
    # The dark line between a can and its lid parts them no more than a limb's shadow does.
    return np.asarray(cv2.morphologyEx(opened, cv2.MORPH_CLOSE, near), dtype=np.uint8)


def _off_colour(
    seen: npt.NDArray[np.float32], expected: npt.NDArray[np.float32]
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """How far each pixel is off a colour's direction, grey levels, and how bright along it."""
    along = np.einsum("ijk,ijk->ij", seen, expected)
    length = np.maximum(np.einsum("ijk,ijk->ij", expected, expected), 1.0)
    light = along / length
    rest = np.einsum("ijk,ijk->ij", seen, seen) - along * light
    return np.sqrt(np.maximum(rest, 0)), light


def _paper_colour(bgr: Image, printed: Mask) -> npt.NDArray[np.float32]:
    """Of the printed boards' white, (3,); their black has the same direction."""
    pixels = bgr[printed > 0]
    if not len(pixels):
        return np.full(3, 200.0, dtype=np.float32)
    level = pixels.min(axis=1)
    bright = pixels[level >= np.percentile(level, 88)]
    return np.asarray(np.median(bright, axis=0), dtype=np.float32)


def _sheet_quad(squares_xy: tuple[int, int], square_mm: float, table_from_board: Floats) -> Floats:
    margin = SQUARE_MARGIN * square_mm
    right, down = squares_xy[0] * square_mm + margin, squares_xy[1] * square_mm + margin
    corners = np.array(
        [[-margin, -margin, 0], [right, -margin, 0], [right, down, 0], [-margin, down, 0]]
    )
    return np.asarray(corners @ table_from_board[:3, :3].T + table_from_board[:3, 3])


def _widened(corners_mm: Floats) -> Floats:
    centre = corners_mm.mean(axis=0)
    return np.asarray(centre + (corners_mm - centre) * (1 + 2 * MARKER_MARGIN))


def _filled_px(quads: Sequence[Floats], calibration: Calibration) -> Mask:
    width, height = calibration.size_wh
    mask = np.zeros((height, width), dtype=np.uint8)
    for quad in quads:
        _fill(mask, quad, calibration)
    return np.asarray(cv2.dilate(mask, np.ones((5, 5), np.uint8)), dtype=np.uint8)


def _table_region_px(quads: Sequence[Floats], calibration: Calibration) -> Mask:
    width, height = calibration.size_wh
    mask = np.zeros((height, width), dtype=np.uint8)
    if not quads:
        mask[:] = 255
        return mask
    corners = np.vstack(quads)[:, :2]
    centre = corners.mean(axis=0)
    wide = (centre + (corners - centre) * TABLE_BEYOND_BOARDS).astype(np.float32)
    hull = cv2.convexHull(wide).reshape(-1, 2).astype(np.float64)
    _fill(mask, np.column_stack([hull, np.zeros(len(hull))]), calibration)
    return mask


def _fill(mask: Mask, corners_mm: Floats, calibration: Calibration) -> None:
    # Lens distortion bends edges, so each is drawn in twelve pieces.
    along = np.linspace(0, 1, 12, endpoint=False)[:, None]
    ends = zip(corners_mm, np.roll(corners_mm, -1, axis=0), strict=True)
    edge = np.vstack([a + along * (b - a) for a, b in ends])
    pixels = image_from_table(edge, calibration)
    pixels = pixels[np.isfinite(pixels).all(axis=1)]
    if len(pixels) >= 3:
        cv2.fillPoly(mask, [np.round(pixels).astype(np.int32)], 255)


def _fit(bgr: Image, region: Mask, printed: Mask) -> TableColour:
    """Robust: what stands on the table is outvoted by the table around it."""
    height, width = bgr.shape[:2]
    size_wh = max(2, width // _STEP_PX), max(2, height // _STEP_PX)
    values = cv2.resize(bgr, size_wh, interpolation=cv2.INTER_AREA).astype(np.float64)
    use = cv2.resize(region & ~printed, size_wh, interpolation=cv2.INTER_NEAREST) > 0
    if np.count_nonzero(use) < 50:
        use = np.ones_like(use)
    terms, wanted = _terms(*size_wh)[use], values[use]
    off = np.abs(wanted - np.median(wanted, axis=0)).max(axis=1)
    weight = np.exp(-((off / 25) ** 2)) + 1e-6
    weights = np.zeros((6, 3))
    for _ in range(8):
        weighted = terms * (weight**2)[:, None]
        weights = np.linalg.solve(weighted.T @ terms, weighted.T @ wanted)
        off = np.abs(wanted - terms @ weights).max(axis=1)
        spread = max(4.0, 1.48 * float(np.median(off)))
        weight = (off < 3 * spread) * np.exp(-((off / (2 * spread)) ** 2) / 2) + 1e-6
    return TableColour(weights)


def _terms(width: int, height: int) -> Floats:
    y, x = np.mgrid[:height, :width].astype(np.float64)
    x, y = 2 * (x + 0.5) / width - 1, 2 * (y + 0.5) / height - 1
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=-1)
