"""Things on a table that was never seen empty: everything without the table's own colour.

The table's colour changes slowly from place to place (lamp, window, lens), so a quadratic in the
picture's coordinates describes it. A shadow keeps the colour's direction and takes away light;
things have a direction of their own, or are brighter than any part of the table.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import MAD_SIGMA_ROUNDED, Flags, Floats, Floats32, Image, Mask
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration
from vision.clay.ground_cells import may_show
from vision.ground_colours import NO_GROUND, GroundPalette

OFF_COLOUR_LEVELS: Final = 26.0
"""Grey levels off the table's colour direction, from which on a pixel is a thing: above wood grain,
and below the palest clay seen."""

BRIGHTER_SPREADS: Final = 5.0
"""No part of an evenly lit table is brighter than the rest by this many spreads of the grain. By
trial."""

BRIGHTER_LEAST: Final = 0.2
"""Least share of the table's light by which a pixel must be brighter to be a thing, if the grain is
too even to measure. By trial."""

TABLE_BEYOND_BOARDS: Final = 1.15
"""The table reaches beyond its boards by this share of their extent."""

MARKER_MARGIN: Final = 0.45
"""White paper around a printed marker, as a share of its side."""

SQUARE_MARGIN: Final = 0.5
"""White paper around a board of squares, as a share of a square's side."""

FEWEST_PLACES: Final = 50
"""Fewest places of the table beside its boards that give its colour; with fewer the whole picture
gives it."""

_STEP_PX: Final = 8
"""The table's colour varies slowly: every eighth pixel of each row and column is enough."""


CALM_PX: Final = 0.7
"""Sigma of the blur of a picture before it is compared with the bare table. By trial."""

PAPER_PERCENT: Final = 88
"""Percentile of the boards' light from which on pixels are white paper and not ink."""

LEAST_SPREAD: Final = 3.0
"""Grey levels: a webcam's noise, below which no table lies. By trial."""


def board_quads_mm(boards: Boards) -> tuple[Floats, ...]:
    """Outlines (4, 3) in table mm of the fixed boards, with their white margin."""
    sheets = [
        _sheet_quad(s.squares_xy, s.square_mm, s.table_from_board)
        for s in boards.charuco
        if s.table_from_board is not None
    ]
    markers = [_widened(c) for board in boards.markers for c in board.markers.values()]
    return tuple(sheets + markers)


def paper_bgr(bgr: Image, boards: Boards, calibration: Calibration) -> Floats32:
    """What the printed boards' white looks like in this light, (3,) grey levels."""
    printed = _filled_px(board_quads_mm(boards), calibration)
    if printed.shape != bgr.shape[:2]:
        return _paper_colour(np.zeros((0, 3), dtype=np.float32))
    return paper_of(bgr, printed)


def paper_of(bgr: Image, printed: Mask) -> Floats32:
    """Level of the boards' white, (3,), if it is known which pixels (h, w) show the boards."""
    return np.maximum(_paper_colour(bgr[printed > 0].astype(np.float32)), np.float32(20.0))


class BareTable:
    """Where the table and its printed boards are in the pictures of one calibration.

    Args:
        calibration: Calibration of the pictures.
        boards: What lies printed on the table.
        ground: Colours that were learned of this table.

    Attributes:
        printed: (h, w) 255 where fixed boards are seen.
        region: (h, w) 255 where the table is seen between the boards and a little beyond.
    """

    def __init__(
        self, calibration: Calibration, boards: Boards, ground: GroundPalette = NO_GROUND
    ) -> None:
        self._ground = ground
        quads = board_quads_mm(boards)
        self.printed = _filled_px(quads, calibration)
        self.region = _table_region_px(quads, calibration)
        width, height = calibration.size_wh
        self._small_wh = max(2, width // _STEP_PX), max(2, height // _STEP_PX)
        bare = self.region & ~self.printed
        use = cv2.resize(bare, self._small_wh, interpolation=cv2.INTER_NEAREST)
        self._use = (
            use > 0 if np.count_nonzero(use) >= FEWEST_PLACES else np.ones_like(use, dtype=bool)
        )
        self._terms = _terms(*self._small_wh)

    def things(self, bgr: Image) -> Mask:
        """Pixels, 255 or 0 in (h, w), that show neither the table, its shadows nor its boards.

        Args:
            bgr: A picture of the size the calibration belongs to.
        """
        small = cv2.resize(bgr, self._small_wh, interpolation=cv2.INTER_AREA).astype(np.float64)
        weights, spread = _fit(self._terms[self._use], small[self._use])
        usual = float(np.median(small[self._use].mean(axis=1)))
        brighter = 1 + max(BRIGHTER_LEAST, BRIGHTER_SPREADS * spread / max(usual, 1.0))
        size_wh = bgr.shape[1], bgr.shape[0]
        expected = cv2.resize((self._terms @ weights).astype(np.float32), size_wh)
        seen = cv2.GaussianBlur(bgr, (0, 0), CALM_PX).astype(np.float32)
        off2, light = _off_colour(seen, np.asarray(expected, dtype=np.float32))
        things = (off2 > OFF_COLOUR_LEVELS**2) | (light > brighter)
        self._keep_paper_off(things, bgr, off2)
        self._keep_ground_off(things, bgr, seen)
        return _tidied(things.astype(np.uint8) * 255)

    def _keep_paper_off(self, things: Flags, bgr: Image, off2: Floats32) -> None:
        """Remove paper and ink of printed boards from the things, however bright they are."""
        printed = self.printed > 0
        pixels = bgr[printed].astype(np.float32)
        paper = np.broadcast_to(_paper_colour(pixels), pixels.shape)
        off2_paper, _ = _off_colour(pixels, paper)
        most = OFF_COLOUR_LEVELS**2
        things[printed] &= (off2_paper > most) & (off2[printed] > most)

    def _keep_ground_off(self, things: Flags, bgr: Image, seen: Floats32) -> None:
        """Remove pixels that have a colour of this table's known ground."""
        if self._ground == NO_GROUND:
            return
        paper = paper_of(bgr, self.printed)
        things[things] = ~may_show(self._ground, seen[things], paper)


def _tidied(mask: Mask) -> Mask:
    near = np.ones((3, 3), np.uint8)
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, near)
    # A dark line, as between a can and its lid or in a limb's shadow, does not separate parts.
    return np.asarray(cv2.morphologyEx(opened, cv2.MORPH_CLOSE, near), dtype=np.uint8)


def _off_colour(seen: Floats32, expected: Floats32) -> tuple[Floats32, Floats32]:
    """Distance of each pixel from a colour's direction, levels squared; and brightness along it."""
    along, length = _dot(seen, expected), np.maximum(_dot(expected, expected), 1.0)
    light = along / length
    off2 = _dot(seen, seen) - along * light
    return np.asarray(off2, dtype=np.float32), np.asarray(light, dtype=np.float32)


def _dot(first: Floats32, second: Floats32) -> Floats32:
    """Dot product over the last axis of length three: cheaper term by term than as a sum."""
    return np.asarray(
        first[..., 0] * second[..., 0]
        + first[..., 1] * second[..., 1]
        + first[..., 2] * second[..., 2],
        dtype=np.float32,
    )


def _paper_colour(pixels: Floats32) -> Floats32:
    """Colour of the printed boards' white, (3,); their black has the same direction."""
    if not len(pixels):
        return np.full(3, 200.0, dtype=np.float32)
    level = pixels.min(axis=1)
    bright = pixels[level >= np.percentile(level, PAPER_PERCENT)]
    return np.asarray(np.median(bright, axis=0), dtype=np.float32)


def _sheet_quad(squares_xy: tuple[int, int], square_mm: float, table_from_board: Floats) -> Floats:
    margin = SQUARE_MARGIN * square_mm
    right, down = squares_xy[0] * square_mm + margin, squares_xy[1] * square_mm + margin
    corners = np.array(
        [[-margin, -margin, 0], [right, -margin, 0], [right, down, 0], [-margin, down, 0]]
    )
    return moved_rigidly(corners, table_from_board)


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


def _fit(terms: Floats, wanted: Floats) -> tuple[Floats, float]:
    """Weights (6, 3) of the terms, and the spread about them in grey levels.

    Robust, so that things on the table have little weight.
    """
    off = np.abs(wanted - np.median(wanted, axis=0)).max(axis=1)
    weight = np.exp(-((off / 25) ** 2)) + 1e-6
    weights, spread = np.zeros((6, 3)), 4.0
    for _ in range(8):
        weighted = terms * (weight**2)[:, None]
        weights = np.linalg.solve(weighted.T @ terms, weighted.T @ wanted)
        off = np.abs(wanted - terms @ weights).max(axis=1)
        spread = max(LEAST_SPREAD, MAD_SIGMA_ROUNDED * float(np.median(off)))
        weight = (off < 3 * spread) * np.exp(-((off / (2 * spread)) ** 2) / 2) + 1e-6
    return np.asarray(weights), spread


def _terms(width: int, height: int) -> Floats:
    y, x = np.mgrid[:height, :width].astype(np.float64)
    x, y = 2 * (x + 0.5) / width - 1, 2 * (y + 0.5) / height - 1
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=-1)
